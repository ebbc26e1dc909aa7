import { ok, refused } from "../../shared/result.ts";
import { allItems } from "../questions/worded-questionnaire.ts";
import { answerFits } from "./answer-fits.ts";
import { assessedAs } from "./assessment.ts";
import { stateAfter } from "./assessment-step.ts";
import type { Result } from "../../shared/result.ts";
import type { WordedQuestionnaire } from "../questions/worded-questionnaire.ts";
import type { Assessment, NumberedAnswer } from "./assessment.ts";
import type { AssessmentEvent, AssessmentStep } from "./assessment-step.ts";

/** `complete`: the assessment is handed in. */
export type SentAnswers = { readonly answers: readonly NumberedAnswer[]; readonly complete: boolean };

/** By linkIds alone: what was answered is never told back. */
export type AnswersRefusal =
  | { readonly kind: "wrong-answers"; readonly questions: readonly string[] }
  | { readonly kind: "incomplete"; readonly missing: readonly string[] };

/**
 * The assessment after answers were sent. Each counts on its own: one whose number is not greater than that of the answer there changes
 * nothing. Answers to questions that are not asked any more are dropped. Refused as a whole where one does not fit its question, and where
 * it is handed in without an answer that is required. Source: specification/assessments.md, States of an assessment.
 */
export function takenAnswers(
  before: Assessment,
  { questionnaire, items }: WordedQuestionnaire,
  { answers, complete }: SentAnswers,
  at: number,
): Result<Assessment, AnswersRefusal> {
  const byId = new Map(allItems(items).map((item) => [item.linkId, item]));
  const wrong = answers.flatMap(({ linkId, values }) => {
    const item = byId.get(linkId);
    return item !== undefined && answerFits(item, values) ? [] : [linkId];
  });
  if (wrong.length > 0) return refused({ kind: "wrong-answers", questions: [...new Set(wrong)] });
  const newest = new Map(before.answers.map((answer) => [answer.linkId, answer]));
  for (const answer of answers) if (answer.n > (newest.get(answer.linkId)?.n ?? 0)) newest.set(answer.linkId, answer);
  const { dropped, completeness } = assessedAs(questionnaire, [...newest.values()]);
  const kept = [...newest.values()].filter(({ linkId }) => !dropped.includes(linkId));
  if (complete && completeness.missing.length > 0) return refused({ kind: "incomplete", missing: completeness.missing });
  const amended = isSaidOtherwise(before.answers, kept) ? after(before.steps, "amend", at) : before.steps;
  return ok({ ...before, answers: kept, steps: complete ? after(amended, "complete", at) : amended });
}

/** The steps with one more; an event that does not fit, such as a change before anything is complete, leaves them as they are. */
function after(steps: readonly AssessmentStep[], event: AssessmentEvent, at: number): readonly AssessmentStep[] {
  const state = stateAfter(steps);
  return (event === "complete" && state !== "completed" && state !== "stopped") || (event === "amend" && state === "completed")
    ? [...steps, { at, event }]
    : steps;
}

function isSaidOtherwise(before: readonly NumberedAnswer[], kept: readonly NumberedAnswer[]): boolean {
  const said = ({ linkId, values }: NumberedAnswer) => (values.length === 0 ? [] : [JSON.stringify([linkId, values])]);
  const earlier = new Set(before.flatMap(said));
  const later = kept.flatMap(said);
  return later.length !== earlier.size || !later.every((one) => earlier.has(one));
}
