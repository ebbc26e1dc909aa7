import { assessAnswers } from "../assess-answers.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { AssessedAnswers, Answers } from "../assess-answers.ts";
import type { AnswerValue, Questionnaire } from "../questionnaire.ts";
import type { AssessmentKind } from "../questions/worded-questionnaire.ts";
import type { AssessmentStep } from "./assessment-step.ts";

declare const assessmentBrand: unique symbol;
export type AssessmentId = string & { readonly [assessmentBrand]: true };

/** Throws a RangeError on an empty text. */
export function assessmentId(text: string): AssessmentId {
  if (text === "") throw new RangeError("an assessment id is not empty");
  return text as AssessmentId;
}

/**
 * Of which there is one that is not stopped. `member` null: the customer is the patient. `booking` null: it is for no appointment in
 * particular.
 */
export type AssessmentPlace = { readonly kind: AssessmentKind; readonly member: MemberId | null; readonly booking: PayableId | null };

/** The newest answer to a question: the one with the greatest `n`. No values: it was taken back. */
export type NumberedAnswer = { readonly linkId: string; readonly values: readonly AnswerValue[]; readonly n: number };

/** What somebody answers before a consultation; `steps` the oldest first, the first is its beginning. */
export type Assessment = AssessmentPlace & {
  readonly id: AssessmentId;
  readonly customer: CustomerId;
  readonly version: number;
  readonly answers: readonly NumberedAnswer[];
  readonly steps: readonly AssessmentStep[];
};

export const answersOf = (numbered: readonly NumberedAnswer[]): Answers => new Map(numbered.map(({ linkId, values }) => [linkId, values]));

/** Which questions are asked after these answers, and how far they are. Source: specification/assessments.md, Completeness. */
export const assessedAs = (questionnaire: Questionnaire, numbered: readonly NumberedAnswer[]): AssessedAnswers =>
  assessAnswers(questionnaire, answersOf(numbered));
