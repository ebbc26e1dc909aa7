import { anyTherapy } from "./any-therapy.ts";
import { ayurveda } from "./ayurveda.ts";
import { firstHistory, history } from "./common-groups.ts";
import { homeopathy } from "./homeopathy.ts";
import { nutrition } from "./nutrition.ts";
import { physio } from "./physio.ts";
import { siddha } from "./siddha.ts";
import { unani } from "./unani.ts";
import { yoga } from "./yoga.ts";
import { wordedQuestionnaire } from "./worded-questionnaire.ts";
import type { QuestionnaireItem, Words } from "./questionnaire-item.ts";
import type { AssessmentKind, WordedQuestionnaire } from "./worded-questionnaire.ts";

/** What each kind asks now, with its title. */
const CURRENT: readonly (readonly [AssessmentKind, Words, readonly QuestionnaireItem[]])[] = [
  ["ayurveda", ["Ayurveda assessment", "आयुर्वेद मूल्यांकन"], ayurveda],
  ["nutrition", ["Nutrition assessment", "पोषण मूल्यांकन"], nutrition],
  ["homeopathy", ["Homeopathy assessment", "होम्योपैथी मूल्यांकन"], homeopathy],
  ["yoga", ["Yoga assessment", "योग मूल्यांकन"], yoga],
  ["physio", ["Physiotherapy assessment", "फिजियोथेरेपी मूल्यांकन"], physio],
  ["siddha", ["Siddha assessment", "सिद्ध मूल्यांकन"], siddha],
  ["unani", ["Unani assessment", "यूनानी मूल्यांकन"], unani],
  ["default", ["Assessment before a consultation", "परामर्श से पहले मूल्यांकन"], anyTherapy],
];

/** The first version asked for allergies and what happens then in one text. */
const asFirst = (items: readonly QuestionnaireItem[]) => items.map((item) => (item === history ? firstHistory : item));

/** Every version that was ever asked: a version that was answered is never edited. */
export const QUESTIONNAIRES: readonly WordedQuestionnaire[] = CURRENT.flatMap(([kind, title, items]) => [
  wordedQuestionnaire(kind, 1, title, asFirst(items)),
  wordedQuestionnaire(kind, 2, title, items),
]);

/** That version; null: there never was one. */
export const questionnaireIn = (kind: AssessmentKind, version: number): WordedQuestionnaire | null =>
  QUESTIONNAIRES.find((one) => one.kind === kind && one.version === version) ?? null;

/** The version that new assessments ask. Each kind has one. */
export function currentQuestionnaire(kind: AssessmentKind): WordedQuestionnaire {
  const [newest] = QUESTIONNAIRES.filter((one) => one.kind === kind).toSorted((a, b) => b.version - a.version);
  if (newest === undefined) throw new TypeError(`there is no questionnaire of the kind ${kind}`);
  return newest;
}
