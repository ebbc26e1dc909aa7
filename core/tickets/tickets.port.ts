import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { QueuedJob } from "../jobs/job.ts";
import type { Language } from "../shared/language.ts";
import type { Result } from "../shared/result.ts";
import type { AuditEntry } from "../staff/audit-log.port.ts";
import type { Ticket, TicketNumber, TicketWords } from "./ticket.ts";
import type { TicketJob } from "./ticket-job.ts";
import type { TicketState } from "./ticket-state.ts";
import type { TicketSubject, TicketTopic } from "./ticket-subject.ts";

export type NewTicket = {
  readonly customer: CustomerId;
  readonly subject: TicketSubject;
  readonly topic: TicketTopic;
  readonly words: TicketWords;
  /** The language of the letters about it; null: it is not known. */
  readonly language: Language | null;
  /** In milliseconds since 1970. */
  readonly at: number;
};

export type KeptTicket = Ticket & Pick<NewTicket, "language">;

/** A file is not one that the customer uploaded for tickets, or there are too many files. */
export type UnknownFile = { readonly kind: "unknown-file" };

/** The next step of a ticket. Its message, audit entry and jobs are stored with it or not at all. */
export type TicketStep = {
  readonly state: TicketState;
  readonly said: (TicketWords & { readonly from: "customer" | "staff" }) | null;
  /** null: staff had no part in it. */
  readonly audit: AuditEntry | null;
  readonly jobs: readonly QueuedJob<TicketJob>[];
};

export type TicketChange<Refusal> = {
  readonly number: TicketNumber;
  /** The customer to whom the ticket must belong; null: any customer. */
  readonly of: CustomerId | null;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** A step of null leaves the ticket as it is. */
  readonly decide: (ticket: Ticket) => Result<TicketStep | null, Refusal>;
};

export type TicketQuery = {
  /** null: the tickets of all customers. */
  readonly customer: CustomerId | null;
  /** null: tickets about anything. */
  readonly subject: TicketSubject | null;
  /** null: tickets in any state. */
  readonly states: readonly TicketState[] | null;
  /** Tickets after the one with that number; null: from the newest on. */
  readonly before: TicketNumber | null;
  readonly limit: number;
};

/** Customers' tickets about their orders and bookings. */
export type Tickets = {
  /**
   * Opens a ticket with its first message. If the same customer sends the same message again, the answer is the ticket that it opened, as
   * it is now.
   */
  open(ticket: NewTicket): Promise<Result<KeptTicket, UnknownFile>>;
  /** Changes a ticket as core decides. Atomic: nothing else changes it between what `decide` sees and what is stored. */
  change<Refusal>(change: TicketChange<Refusal>): Promise<Result<Ticket, Refusal | UnknownFile | { readonly kind: "unknown-ticket" }>>;
  /**
   * `of`: the customer to whom it must belong; null: any customer. The answer is null for a ticket that is missing or another customer's.
   */
  withNumber(number: TicketNumber, of: CustomerId | null): Promise<KeptTicket | null>;
  /** The newest first. */
  list(wanted: TicketQuery): Promise<readonly KeptTicket[]>;
  /** Open tickets that were opened before a time, in milliseconds since 1970. */
  countOpenSince(before: number): Promise<number>;
};
export const Tickets = token<Tickets>("Tickets");
