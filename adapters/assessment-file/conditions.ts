import { TEXT, TRUE_OR_FALSE, oneOf } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { COMPARISONS } from "#core/assessments/questionnaire.ts";
import { answerKind } from "./answer-kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";
import type { AnswerValue, Condition, QuestionType } from "#core/assessments/questionnaire.ts";
import type { ReadQuestion, Questions } from "./read-questionnaire.ts";

/** When an item is asked; conditions on a question that can't be read are not judged. */
export function readConditions(item: Part, questions: Questions): Read<readonly Condition[]> {
  const { isWhole, entries } = item.list("enableWhen", (part) => ({ condition: readCondition(part, questions) }));
  const conditions = entries.flatMap(({ reads: { condition } }) => (condition === FAULTY ? [] : [condition]));
  return isWhole && conditions.length === entries.length ? conditions : FAULTY;
}

function readCondition(part: Part, questions: Questions): Read<Condition> {
  const question = part.required("question", TEXT);
  const readQuestion = question === FAULTY ? undefined : questions.byId.get(question);
  if (question !== FAULTY && readQuestion === undefined && questions.ids.lacks(question))
    part.fault("question", "the linkId of a question");
  const operator = part.required("operator", oneOf(operatorsFor(readQuestion?.type ?? FAULTY)));
  if (operator === "exists") {
    const value = part.required("answerBoolean", TRUE_OR_FALSE);
    return question === FAULTY || readQuestion === undefined || value === FAULTY ? FAULTY : { question, operator, value };
  }
  if (operator === FAULTY || question === FAULTY || readQuestion === undefined) return FAULTY;
  const value = readAnswer(part, readQuestion);
  return value === FAULTY ? FAULTY : { question, operator, value };
}

const EQUALITIES = ["=", "!="] as const;
type Operator = Condition["operator"];

/** A question that can't be read may be of any type. */
function operatorsFor(type: Read<QuestionType>): readonly Operator[] {
  switch (type) {
    case "attachment":
      return ["exists"];
    case FAULTY:
    case "integer":
    case "decimal":
    case "quantity":
    case "date":
      return ["exists", ...EQUALITIES, ...COMPARISONS];
    default:
      return ["exists", ...EQUALITIES];
  }
}

/** What the answer is compared with: of the type of its question. */
function readAnswer(part: Part, { type, options }: ReadQuestion): Read<AnswerValue> {
  if (type === FAULTY || options === FAULTY) return FAULTY;
  switch (type) {
    case "boolean":
      return part.required("answerBoolean", TRUE_OR_FALSE);
    case "date":
      return part.required("answerDate", answerKind(type, []));
    case "integer":
    case "decimal":
      return part.required(firstOf(part, ["answerInteger", "answerDecimal"], type === "integer" ? 0 : 1), answerKind("decimal", []));
    case "quantity":
      return readQuantity(part);
    case "choice":
    case "open-choice":
      return readChoice(part);
    default:
      return part.required("answerString", TEXT);
  }
}

/** The key that is there, else the one that is expected. */
const firstOf = (part: Part, keys: readonly [string, string], expected: 0 | 1): string =>
  keys.find((key) => part.has(key)) ?? keys[expected];

function readQuantity(part: Part): Read<AnswerValue> {
  for (const key of ["answerDecimal", "answerInteger"]) if (part.has(key)) return part.required(key, answerKind("decimal", []));
  const quantity = part.requiredPart("answerQuantity");
  return quantity === FAULTY ? FAULTY : quantity.required("value", answerKind("decimal", []));
}

function readChoice(part: Part): Read<AnswerValue> {
  if (part.has("answerString")) return part.required("answerString", TEXT);
  if (part.has("answerDate")) return part.required("answerDate", answerKind("date", []));
  if (part.has("answerInteger")) return part.required("answerInteger", answerKind("integer", []));
  const coding = part.requiredPart("answerCoding");
  return coding === FAULTY ? FAULTY : coding.required("code", TEXT);
}
