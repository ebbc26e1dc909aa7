import type { AnswerValue, Comparison, Condition } from "./questionnaire.ts";

/**
 * Whether a condition holds on what was answered to its question; nothing: it is unanswered, and then only `exists` can hold.
 * Source: specification/assessments.md, Which questions are asked.
 */
export function conditionHolds(condition: Condition, answered: readonly AnswerValue[]): boolean {
  if (condition.operator === "exists") return answered.length > 0 === condition.value;
  if (answered.length === 0) return false;
  const { operator, value } = condition;
  switch (operator) {
    case "=":
      return answered.includes(value);
    case "!=":
      return !answered.includes(value);
    default:
      return answered.some((one) => compares(one, operator, value));
  }
}

/** Numbers compare as numbers and days as days; anything else is not compared. */
function compares(one: AnswerValue, comparison: Comparison, value: AnswerValue): boolean {
  if (typeof one === "number" && typeof value === "number") return holdsFor(comparison, one - value);
  if (typeof one === "string" && typeof value === "string") return holdsFor(comparison, one < value ? -1 : one > value ? 1 : 0);
  return false;
}

function holdsFor(comparison: Comparison, difference: number): boolean {
  switch (comparison) {
    case "<":
      return difference < 0;
    case "<=":
      return difference <= 0;
    case ">":
      return difference > 0;
    case ">=":
      return difference >= 0;
  }
}
