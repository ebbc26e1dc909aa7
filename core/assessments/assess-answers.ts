import { conditionHolds } from "./condition-holds.ts";
import type { AnswerValue, Item, ItemType, Questionnaire } from "./questionnaire.ts";

/** What was answered, by linkId; a question without an entry, or with an empty one, is unanswered. */
export type Answers = ReadonlyMap<string, readonly AnswerValue[]>;

/** How far the required questions are that are asked. `percent` is whole, and 100 only when none is missing. */
export type Completeness = {
  readonly answered: number;
  readonly required: number;
  readonly percent: number;
  readonly missing: readonly string[];
};

/** linkIds of questions in the document's order. `enabled`: those that are asked; `dropped`: answered, but not asked. */
export type AssessedAnswers = {
  readonly enabled: readonly string[];
  readonly completeness: Completeness;
  readonly dropped: readonly string[];
};

/**
 * Which questions are asked after these answers, how far they are, and which answers no longer count: those are kept on the device alone.
 * Source: specification/assessments.md, Completeness.
 */
export function assessAnswers({ items, order }: Questionnaire, answers: Answers): AssessedAnswers {
  const enabled = enabledOf(order, answers);
  const questions = items.filter(({ type }) => isQuestion(type));
  const isAnswered = ({ linkId }: Item): boolean => (answers.get(linkId) ?? []).length > 0;
  const requested = questions.filter(({ linkId }) => enabled.has(linkId));
  const required = requested.filter(({ isRequired }) => isRequired);
  const missing = required.filter((item) => !isAnswered(item));
  const answered = required.length - missing.length;
  return {
    enabled: requested.map(linkIdOf),
    completeness: {
      answered,
      required: required.length,
      percent: required.length === 0 ? 100 : Math.floor((100 * answered) / required.length),
      missing: missing.map(linkIdOf),
    },
    dropped: questions.filter((item) => !enabled.has(item.linkId) && isAnswered(item)).map(linkIdOf),
  };
}

const linkIdOf = ({ linkId }: Item): string => linkId;

const isQuestion = (type: ItemType): boolean => type !== "group" && type !== "display";

/** The linkIds of all items that are shown. What decides about an item comes before it in `order`. */
function enabledOf(order: readonly Item[], answers: Answers): ReadonlySet<string> {
  const enabled = new Set<string>();
  for (const { linkId, within, conditions, behavior } of order) {
    if (within !== null && !enabled.has(within)) continue;
    const hold = conditions.map((condition) =>
      conditionHolds(condition, enabled.has(condition.question) ? (answers.get(condition.question) ?? []) : []),
    );
    if (conditions.length === 0 || (behavior === "any" ? hold.includes(true) : !hold.includes(false))) enabled.add(linkId);
  }
  return enabled;
}
