import type { PayableId } from "../ledger/entry.ts";

/** What customers ask about. Source: specification/tickets.md, What a ticket is about. */
export const TICKET_SUBJECTS = ["order", "appointment", "lab-booking"] as const;
export type TicketSubjectKind = (typeof TICKET_SUBJECTS)[number];

/** Something that a customer has ordered or booked, by its kind and id. */
export type TicketSubject = { readonly kind: TicketSubjectKind; readonly id: PayableId };

/**
 * A subject as its customer knows it. `name`: an order's number, or whom the booking is with. `start`: when the booking begins, in
 * milliseconds since 1970; null: it is an order.
 */
export type NamedSubject = TicketSubject & { readonly name: string; readonly start: number | null };

export const isSameSubject = (one: TicketSubject, other: TicketSubject): boolean => one.kind === other.kind && one.id === other.id;

/** What a question may be about. */
export const TICKET_TOPICS = [
  "delivery",
  "damaged-or-wrong",
  "missing",
  "return-or-refund",
  "payment-or-invoice",
  "something-else",
  "joining-the-call",
  "time-of-appointment",
  "collecting-the-sample",
  "report",
  "refund",
] as const;
export type TicketTopic = (typeof TICKET_TOPICS)[number];

/** The topics of each kind of subject, as they are offered. Source: specification/tickets.md, What a ticket is about. */
export const TOPICS_OF: Readonly<Record<TicketSubjectKind, readonly TicketTopic[]>> = {
  order: ["delivery", "damaged-or-wrong", "missing", "return-or-refund", "payment-or-invoice", "something-else"],
  appointment: ["joining-the-call", "time-of-appointment", "refund", "payment-or-invoice", "something-else"],
  "lab-booking": ["collecting-the-sample", "report", "refund", "payment-or-invoice", "something-else"],
};
