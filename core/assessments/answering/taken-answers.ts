import { ok, refused } from "../../shared/result.ts";
import { newestAnswers } from "./newest-answers.ts";
import { stateAfter } from "./assessment-step.ts";
import type { Result } from "../../shared/result.ts";
import type { WordedQuestionnaire } from "../questions/worded-questionnaire.ts";
import type { Assessment, NumberedAnswer } from "./assessment.ts";
import type { WrongAnswers } from "./newest-answers.ts";
import type { AssessmentEvent, AssessmentStep } from "./assessment-step.ts";

/** `complete`: the assessment is handed in. */
export type SentAnswers = { readonly answers: readonly NumberedAnswer[]; readonly complete: boolean };

/** By linkIds alone: what was answered is never told back. */
export type AnswersRefusal = WrongAnswers | { readonly kind: "incomplete"; readonly missing: readonly string[] };

/**
 * The assessment after answers were sent, each of which counts on its own. Refused as a whole where one does not fit its question, and
 * where it is handed in without an answer that is required. Source: specification/assessments.md, States of an assessment.
 */
export function takenAnswers(
  before: Assessment,
  questionnaire: WordedQuestionnaire,
  { answers, complete }: SentAnswers,
  at: number,
): Result<Assessment, AnswersRefusal> {
  const newest = newestAnswers(before.answers, questionnaire, answers);
  if (newest.kind === "refused") return newest;
  const { answers: stored, completeness } = newest.value;
  if (complete && completeness.missing.length > 0) return refused({ kind: "incomplete", missing: completeness.missing });
  const amended = isSaidOtherwise(before.answers, stored) ? after(before.steps, "amend", at) : before.steps;
  return ok({ ...before, answers: stored, steps: complete ? after(amended, "complete", at) : amended });
}

/** The steps with one more; an event that does not fit, such as a change before anything is complete, leaves them as they are. */
function after(steps: readonly AssessmentStep[], event: AssessmentEvent, at: number): readonly AssessmentStep[] {
  const state = stateAfter(steps);
  return (event === "complete" && state !== "completed" && state !== "stopped") || (event === "amend" && state === "completed")
    ? [...steps, { at, event }]
    : steps;
}

function isSaidOtherwise(before: readonly NumberedAnswer[], stored: readonly NumberedAnswer[]): boolean {
  const said = ({ linkId, values }: NumberedAnswer) => (values.length === 0 ? [] : [JSON.stringify([linkId, values])]);
  const earlier = new Set(before.flatMap(said));
  const later = stored.flatMap(said);
  return later.length !== earlier.size || !later.every((one) => earlier.has(one));
}
