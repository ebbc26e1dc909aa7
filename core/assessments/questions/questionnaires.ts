import { anyTherapy } from "./any-therapy.ts";
import { ayurveda } from "./ayurveda.ts";
import { homeopathy } from "./homeopathy.ts";
import { nutrition } from "./nutrition.ts";
import { physio } from "./physio.ts";
import { siddha } from "./siddha.ts";
import { unani } from "./unani.ts";
import { yoga } from "./yoga.ts";
import { wordedQuestionnaire } from "./worded-questionnaire.ts";
import type { AssessmentKind, WordedQuestionnaire } from "./worded-questionnaire.ts";

/** Every version that was ever asked: a version that was answered is never edited. */
export const QUESTIONNAIRES: readonly WordedQuestionnaire[] = [
  wordedQuestionnaire("ayurveda", 1, ["Ayurveda assessment", "आयुर्वेद मूल्यांकन"], ayurveda),
  wordedQuestionnaire("nutrition", 1, ["Nutrition assessment", "पोषण मूल्यांकन"], nutrition),
  wordedQuestionnaire("homeopathy", 1, ["Homeopathy assessment", "होम्योपैथी मूल्यांकन"], homeopathy),
  wordedQuestionnaire("yoga", 1, ["Yoga assessment", "योग मूल्यांकन"], yoga),
  wordedQuestionnaire("physio", 1, ["Physiotherapy assessment", "फिजियोथेरेपी मूल्यांकन"], physio),
  wordedQuestionnaire("siddha", 1, ["Siddha assessment", "सिद्ध मूल्यांकन"], siddha),
  wordedQuestionnaire("unani", 1, ["Unani assessment", "यूनानी मूल्यांकन"], unani),
  wordedQuestionnaire("default", 1, ["Assessment before a consultation", "परामर्श से पहले मूल्यांकन"], anyTherapy),
];

/** That version; null: there never was one. */
export const questionnaireIn = (kind: AssessmentKind, version: number): WordedQuestionnaire | null =>
  QUESTIONNAIRES.find((one) => one.kind === kind && one.version === version) ?? null;

/** The version that new assessments ask. Each kind has one. */
export function currentQuestionnaire(kind: AssessmentKind): WordedQuestionnaire {
  const [newest] = QUESTIONNAIRES.filter((one) => one.kind === kind).toSorted((a, b) => b.version - a.version);
  if (newest === undefined) throw new TypeError(`there is no questionnaire of the kind ${kind}`);
  return newest;
}
