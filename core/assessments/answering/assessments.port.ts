import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Assessment, AssessmentId, AssessmentPlace } from "./assessment.ts";

/** Assessments, each of one customer alone. Whatever is changed here, the customer's open pages hear of it. */
export type Assessments = {
  /**
   * Changes the one of that place that is not stopped, or begins it, as core decides; `before` null: there is none. Atomic: nobody else
   * changes an assessment of this customer meanwhile.
   */
  change<Answer>(
    customer: CustomerId,
    place: AssessmentPlace,
    decide: (before: Assessment | null) => AssessmentDecision<Answer>,
  ): Promise<Answer>;
  /** Changes the customer's own of that id as core decides; `before` null: they have none. Atomic as `change` is. */
  changeWithId<Answer>(
    customer: CustomerId,
    id: AssessmentId,
    decide: (before: Assessment | null) => AssessmentDecision<Answer>,
  ): Promise<Answer>;
  /** The one of that place that is not stopped; null: there is none. */
  at(customer: CustomerId, place: AssessmentPlace): Promise<Assessment | null>;
  /** null: the customer has none of that id. */
  withId(customer: CustomerId, id: AssessmentId): Promise<Assessment | null>;
  /** All of a customer, the last begun first. */
  of(customer: CustomerId): Promise<readonly Assessment[]>;
};
export const Assessments = token<Assessments>("Assessments");

/** `after` null: nothing is changed. */
export type AssessmentDecision<Answer> = { readonly after: Assessment | null; readonly answer: Answer };
