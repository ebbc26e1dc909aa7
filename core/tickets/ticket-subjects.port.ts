import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { NamedSubject, TicketSubject } from "./ticket-subject.ts";

/** What customers have ordered and booked, so that they can ask about it. */
export type TicketSubjects = {
  /**
   * Those of the subjects that are this customer's, each once, in any order. An order is theirs once it is more than a quote. Nothing of
   * what a patient wrote, nor which tests are booked, is in the answer.
   */
  of(customer: CustomerId, subjects: readonly TicketSubject[]): Promise<readonly NamedSubject[]>;
};
export const TicketSubjects = token<TicketSubjects>("TicketSubjects");
