import type { QuestionnaireItem, AnswerOption, InBoth } from "#core/assessments/questions/questionnaire-item.ts";
import type { WordedQuestionnaire } from "#core/assessments/questions/worded-questionnaire.ts";
import type { AnswerValue, Condition } from "#core/assessments/questionnaire.ts";

type Json = { readonly [key: string]: unknown };

const OURS = "urn:niramaya:fhir";
const STANDARD = "http://hl7.org/fhir/StructureDefinition";
export const UCUM = "http://unitsofmeasure.org";

/** Where the codes of a question's options are named. */
export const codesOf = (linkId: string): string => `${OURS}:options:${linkId}`;

/** A questionnaire as a resource of FHIR R4, its words in English with their Hindi beside them. */
export const fhirQuestionnaire = ({ kind, version, title, items }: WordedQuestionnaire): Json => {
  const byId = new Map(items.flatMap(within).map((item) => [item.linkId, item]));
  return {
    resourceType: "Questionnaire",
    id: `${kind}-${version}`,
    url: `${OURS}:questionnaire:${kind}`,
    version: String(version),
    name: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Assessment`,
    title: title.text,
    _title: translated(title),
    status: "active",
    subjectType: ["Patient"],
    item: items.map((item) => fhirItem(item, byId)),
  };
};

const within = (item: QuestionnaireItem): readonly QuestionnaireItem[] => [item, ...item.items.flatMap(within)];

function fhirItem(item: QuestionnaireItem, byId: ReadonlyMap<string, QuestionnaireItem>): Json {
  const isQuestion = item.type !== "group" && item.type !== "display";
  const extension = itemExtensions(item);
  return {
    ...(extension.length === 0 ? {} : { extension }),
    linkId: item.linkId,
    text: item.text,
    _text: translated(item),
    type: item.type,
    ...(item.conditions.length === 0 ? {} : { enableWhen: item.conditions.map((condition) => fhirCondition(condition, byId)) }),
    ...(item.conditions.length > 1 ? { enableBehavior: item.behavior } : {}),
    ...(isQuestion ? { required: item.isRequired, repeats: item.isRepeated } : {}),
    ...(item.isReadOnly ? { readOnly: true } : {}),
    ...(item.mostCharacters === null ? {} : { maxLength: item.mostCharacters }),
    ...(item.options.length === 0 ? {} : { answerOption: item.options.map((option) => fhirOption(option, item.linkId)) }),
    ...(item.items.length === 0 ? {} : { item: item.items.map((inner) => fhirItem(inner, byId)) }),
  };
}

function itemExtensions({ type, range, unit, ends }: QuestionnaireItem): readonly Json[] {
  const value = type === "integer" ? "valueInteger" : "valueDecimal";
  const [low, high] = ends ?? [];
  return [
    ...(range === null
      ? []
      : [
          { url: `${STANDARD}/minValue`, [value]: range.least },
          { url: `${STANDARD}/maxValue`, [value]: range.most },
        ]),
    ...(unit === null ? [] : [{ url: `${STANDARD}/questionnaire-unit`, valueCoding: { system: UCUM, code: unit } }]),
    ...(low === undefined ? [] : [{ url: `${OURS}:lowest`, valueString: low.text, _valueString: translated(low) }]),
    ...(high === undefined ? [] : [{ url: `${OURS}:highest`, valueString: high.text, _valueString: translated(high) }]),
  ];
}

function fhirOption({ code, isExclusive, isRedFlag, weights, ...words }: AnswerOption, linkId: string): Json {
  const extension = [
    ...(isExclusive ? [{ url: `${STANDARD}/questionnaire-optionExclusive`, valueBoolean: true }] : []),
    ...(isRedFlag ? [{ url: `${OURS}:red-flag`, valueBoolean: true }] : []),
    ...(weights === null
      ? []
      : [{ url: `${OURS}:weights`, extension: Object.entries(weights).map(([url, valueInteger]) => ({ url, valueInteger })) }]),
  ];
  return {
    ...(extension.length === 0 ? {} : { extension }),
    valueCoding: { system: codesOf(linkId), code, display: words.text, _display: translated(words) },
  };
}

function fhirCondition({ question, operator, value }: Condition, byId: ReadonlyMap<string, QuestionnaireItem>): Json {
  return { question, operator, ...(operator === "exists" ? { answerBoolean: value } : conditionAnswer(question, value, byId)) };
}

function conditionAnswer(question: string, value: AnswerValue, byId: ReadonlyMap<string, QuestionnaireItem>): Json {
  const type = byId.get(question)?.type;
  switch (type) {
    case "choice":
    case "open-choice":
      return { answerCoding: { system: codesOf(question), code: value } };
    case "boolean":
      return { answerBoolean: value };
    case "integer":
      return { answerInteger: value };
    case "decimal":
    case "quantity":
      return { answerDecimal: value };
    case "date":
      return { answerDate: value };
    default:
      return { answerString: value };
  }
}

const translated = ({ hindi }: InBoth): Json => ({
  extension: [
    {
      url: `${STANDARD}/translation`,
      extension: [
        { url: "lang", valueCode: "hi" },
        { url: "content", valueString: hindi },
      ],
    },
  ],
});
