import { ListAssessments } from "#core/assessments/answering/list-assessments.use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { AssessmentState } from "#core/assessments/answering/assessment-step.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** How far the questions before an appointment are answered: "none" where nobody has begun, or it can't be read. */
export type AnswersBefore = Exclude<AssessmentState, "stopped"> | "none";

export const readAnswersBeforeNeeds = { listAssessments: ListAssessments };

/** How far they are, by the id of their appointment; one that is missing: "none". */
export async function readAnswersBefore(
  useCases: NeedsOf<typeof readAnswersBeforeNeeds>,
  customer: CustomerId,
): Promise<ReadonlyMap<string, AnswersBefore>> {
  const listed = (await answerOrNull(useCases.listAssessments(customer)))?.value ?? [];
  return new Map(
    listed.flatMap(({ booking, state }): [string, AnswersBefore][] => (booking === null || state === "stopped" ? [] : [[booking, state]])),
  );
}
