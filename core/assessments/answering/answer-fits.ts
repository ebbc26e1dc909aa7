import { dayIn } from "../../shared/day.ts";
import type { AnswerValue } from "../questionnaire.ts";
import type { QuestionnaireItem } from "../questions/questionnaire-item.ts";

/**
 * Whether these can be the answer to a question; none: the answer is taken back. A report is sent by itself, and is no answer here.
 * Source: specification/assessments.md, States of an assessment.
 */
export const answerFits = (item: QuestionnaireItem, values: readonly AnswerValue[]): boolean =>
  item.type !== "attachment" &&
  (values.length <= 1 || (item.isRepeated && new Set(values).size === values.length && !isMixed(item, values))) &&
  values.every((value) => valueFits(item, value));

/** Whether "none of these" stands beside something. */
const isMixed = ({ options }: QuestionnaireItem, values: readonly AnswerValue[]): boolean =>
  options.some(({ code, isExclusive }) => isExclusive && values.includes(code));

function valueFits({ type, options, range, mostCharacters }: QuestionnaireItem, value: AnswerValue): boolean {
  switch (type) {
    case "boolean":
      return typeof value === "boolean";
    case "integer":
      return typeof value === "number" && Number.isSafeInteger(value) && isWithin(range, value);
    case "decimal":
    case "quantity":
      return typeof value === "number" && Number.isFinite(value) && isWithin(range, value);
    case "date":
      return typeof value === "string" && dayIn(value) !== null;
    case "choice":
      return options.some(({ code }) => code === value);
    case "open-choice":
    case "string":
    case "text":
      return typeof value === "string" && value.trim() !== "" && value.length <= (mostCharacters ?? value.length);
    case "attachment":
    case "group":
    case "display":
      return false;
  }
}

const isWithin = (range: QuestionnaireItem["range"], value: number): boolean =>
  range === null || (value >= range.least && value <= range.most);
