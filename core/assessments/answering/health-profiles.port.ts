import { token } from "../../shared/token.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { NumberedAnswer } from "./assessment.ts";

/** `after` null: nothing is changed. */
export type ProfileDecision<Answer> = { readonly after: readonly NumberedAnswer[] | null; readonly answer: Answer };

/** Health profiles, one for each patient of a customer; `member` null: the customer. Without one there are no answers. */
export type HealthProfiles = {
  of(customer: CustomerId, member: MemberId | null): Promise<readonly NumberedAnswer[]>;
  /** Changes a profile as core decides. Atomic: nobody else changes a profile of this customer meanwhile. */
  change<Answer>(
    customer: CustomerId,
    member: MemberId | null,
    decide: (before: readonly NumberedAnswer[]) => ProfileDecision<Answer>,
  ): Promise<Answer>;
};
export const HealthProfiles = token<HealthProfiles>("HealthProfiles");
