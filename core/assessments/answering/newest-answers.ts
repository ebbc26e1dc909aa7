import { ok, refused } from "../../shared/result.ts";
import { allItems } from "../questions/worded-questionnaire.ts";
import { answerFits } from "./answer-fits.ts";
import { assessedAs } from "./assessment.ts";
import type { Result } from "../../shared/result.ts";
import type { Completeness } from "../assess-answers.ts";
import type { WordedQuestionnaire } from "../questions/worded-questionnaire.ts";
import type { NumberedAnswer } from "./assessment.ts";

/** By linkIds alone: what was answered is never told back. */
export type WrongAnswers = { readonly kind: "wrong-answers"; readonly questions: readonly string[] };

/** `completeness`: how far the answers are. */
export type NewestAnswers = { readonly answers: readonly NumberedAnswer[]; readonly completeness: Completeness };

/**
 * The answers after others were sent. Each counts on its own: one whose number is not greater than that of the answer there changes
 * nothing. Answers to questions that are not asked any more are dropped. Refused as a whole where one does not fit its question.
 * Source: specification/assessments.md, States of an assessment.
 */
export function newestAnswers(
  before: readonly NumberedAnswer[],
  { questionnaire, items }: Pick<WordedQuestionnaire, "questionnaire" | "items">,
  sent: readonly NumberedAnswer[],
): Result<NewestAnswers, WrongAnswers> {
  const byId = new Map(allItems(items).map((item) => [item.linkId, item]));
  const wrong = sent.flatMap(({ linkId, values }) => {
    const item = byId.get(linkId);
    return item !== undefined && answerFits(item, values) ? [] : [linkId];
  });
  if (wrong.length > 0) return refused({ kind: "wrong-answers", questions: [...new Set(wrong)] });
  const newest = new Map(before.map((answer) => [answer.linkId, answer]));
  for (const answer of sent) if (answer.n > (newest.get(answer.linkId)?.n ?? 0)) newest.set(answer.linkId, answer);
  const { dropped, completeness } = assessedAs(questionnaire, [...newest.values()]);
  return ok({ answers: [...newest.values()].filter(({ linkId }) => !dropped.includes(linkId)), completeness });
}
