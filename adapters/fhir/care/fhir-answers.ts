import { answersOf, assessedAs } from "#core/assessments/answering/assessment.ts";
import { stateAfter } from "#core/assessments/answering/assessment-step.ts";
import { PROFILE_QUESTIONS } from "#core/assessments/answering/health-profile.ts";
import { questionnaireIn } from "#core/assessments/questions/questionnaires.ts";
import { codesOf, fhirQuestionnaire, UCUM } from "#adapters/fhir/fhir-questionnaire.ts";
import { patientOf } from "./fhir-people.ts";
import { entryOf, instantOf, OURS } from "./fhir-reference.ts";
import type { Answers } from "#core/assessments/assess-answers.ts";
import type { Assessment } from "#core/assessments/answering/assessment.ts";
import type { AssessmentState } from "#core/assessments/answering/assessment-step.ts";
import type { CareRecord } from "#core/assessments/export/care-record.ts";
import type { AnswerValue } from "#core/assessments/questionnaire.ts";
import type { QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";
import type { WordedQuestionnaire } from "#core/assessments/questions/worded-questionnaire.ts";
import type { Entry, Json } from "./fhir-reference.ts";

const STATUS: Readonly<Record<AssessmentState, string>> = {
  in_progress: "in-progress",
  completed: "completed",
  amended: "amended",
  stopped: "stopped",
};

/** What was answered, with the questionnaires that ask it, and the health profiles. Answers to what is not asked are left out. */
export function answersIn(record: CareRecord): readonly Entry[] {
  const requested = new Map<WordedQuestionnaire, Json>();
  const responses = record.assessments.flatMap((one) => {
    const questionnaire = questionnaireIn(one.kind, one.version);
    if (questionnaire === null) return [];
    const resource = requested.get(questionnaire) ?? fhirQuestionnaire(questionnaire);
    requested.set(questionnaire, resource);
    return [responseEntry(record, one, { questionnaire, canonical: `${resource["url"]}|${resource["version"]}` })];
  });
  const questionnaires = [...requested].map(([{ kind, version }, { resourceType: _, ...rest }]) =>
    entryOf("Questionnaire", `${kind}/${version}`, rest),
  );
  return [...questionnaires, ...responses, ...profilesIn(record)];
}

type NamedQuestionnaire = { readonly questionnaire: WordedQuestionnaire; readonly canonical: string };

function responseEntry(
  record: CareRecord,
  { id, member, answers, steps }: Assessment,
  { questionnaire, canonical }: NamedQuestionnaire,
): Entry {
  const enabled = new Set(assessedAs(questionnaire.questionnaire, answers).enabled);
  const item = itemsOf(questionnaire.items, enabled, answersOf(answers));
  const last = steps.at(-1);
  return entryOf("QuestionnaireResponse", id, {
    questionnaire: canonical,
    status: STATUS[stateAfter(steps)],
    subject: patientOf(record, member),
    ...(last === undefined ? {} : { authored: instantOf(last.at) }),
    source: patientOf(record, null),
    ...(item.length === 0 ? {} : { item }),
  });
}

const profilesIn = (record: CareRecord): readonly Entry[] =>
  record.profiles.map(({ member, answers }) => {
    const enabled = new Set(assessedAs(PROFILE_QUESTIONS.questionnaire, answers).enabled);
    const item = itemsOf(PROFILE_QUESTIONS.items, enabled, answersOf(answers));
    return entryOf("QuestionnaireResponse", `profile/${member ?? record.customer.id}`, {
      identifier: { system: OURS, value: "health-profile" },
      status: "in-progress", // It is never done.
      subject: patientOf(record, member),
      source: patientOf(record, null),
      ...(item.length === 0 ? {} : { item }),
    });
  });

/** Groups with something in them, and questions that are asked and answered. */
const itemsOf = (items: readonly QuestionnaireItem[], enabled: ReadonlySet<string>, answers: Answers): readonly Json[] =>
  items.flatMap((item): readonly Json[] => {
    const { linkId, text, type } = item;
    const within = itemsOf(item.items, enabled, answers);
    if (type === "group") return within.length === 0 ? [] : [{ linkId, text, item: within }];
    const values = enabled.has(linkId) ? (answers.get(linkId) ?? []) : [];
    return values.length === 0 ? [] : [{ linkId, text, answer: values.map((value) => answerOf(item, value)) }];
  });

function answerOf({ linkId, type, options, unit }: QuestionnaireItem, value: AnswerValue): Json {
  const option = options.find(({ code }) => code === value);
  switch (type) {
    case "boolean":
      return { valueBoolean: value };
    case "integer":
      return { valueInteger: value };
    case "decimal":
      return { valueDecimal: value };
    case "date":
      return { valueDate: value };
    case "quantity":
      return { valueQuantity: { value, ...(unit === null ? {} : { unit, system: UCUM, code: unit }) } };
    case "choice":
    case "open-choice":
      return option === undefined
        ? { valueString: String(value) }
        : { valueCoding: { system: codesOf(linkId), code: option.code, display: option.text } };
    case "attachment":
    case "string":
    case "text":
    case "display":
    case "group":
      return { valueString: String(value) };
  }
}
