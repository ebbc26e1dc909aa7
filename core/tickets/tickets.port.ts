import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { QueuedJob } from "../jobs/job.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Language } from "../shared/language.ts";
import type { Result } from "../shared/result.ts";
import type { AuditEntry } from "../staff/audit-log.port.ts";
import type { Ticket, TicketNumber, TicketTopic, TicketWords } from "./ticket.ts";
import type { TicketJob } from "./ticket-job.ts";
import type { TicketState } from "./ticket-state.ts";

export type NewTicket = {
  readonly customer: CustomerId;
  readonly order: PayableId;
  readonly topic: TicketTopic;
  readonly words: TicketWords;
  /** In which letters of it are written; null: nobody said. */
  readonly language: Language | null;
  /** In milliseconds since 1970. */
  readonly at: number;
};

export type KeptTicket = Ticket & Pick<NewTicket, "language">;

/** A file is not the customer's own for tickets, or it is one too many. */
export type UnknownFile = { readonly kind: "unknown-file" };

/** How a ticket goes on; what is said, written down and put to be done with it is kept together or not at all. */
export type TicketStep = {
  readonly state: TicketState;
  readonly said: (TicketWords & { readonly from: "customer" | "staff" }) | null;
  /** Null: staff had no part in it. */
  readonly audit: AuditEntry | null;
  readonly jobs: readonly QueuedJob<TicketJob>[];
};

export type TicketChange<Refusal> = {
  readonly number: TicketNumber;
  /** Whose it has to be; null: anybody's. */
  readonly of: CustomerId | null;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** A step of null leaves the ticket as it is. */
  readonly decide: (ticket: Ticket) => Result<TicketStep | null, Refusal>;
};

export type TicketQuery = {
  /** Null: everybody's. */
  readonly customer: CustomerId | null;
  /** Null: about whatever order. */
  readonly order: PayableId | null;
  /** Null: in whatever state. */
  readonly states: readonly TicketState[] | null;
  /** Behind the ticket of that number; null: from the newest on. */
  readonly before: TicketNumber | null;
  readonly limit: number;
};

/** Customers' tickets about their orders. */
export type Tickets = {
  /** Opens a ticket with its first message. The same message of the same customer once more answers the ticket that it opened, as it is now. */
  open(ticket: NewTicket): Promise<Result<KeptTicket, UnknownFile>>;
  /** Brings a ticket on by what core decides of it. Atomic: nothing else changes it between what `decide` sees and what is kept. */
  change<Refusal>(change: TicketChange<Refusal>): Promise<Result<Ticket, Refusal | UnknownFile | { readonly kind: "unknown-ticket" }>>;
  withNumber(number: TicketNumber): Promise<KeptTicket | null>;
  /** The newest first. */
  list(wanted: TicketQuery): Promise<readonly KeptTicket[]>;
  /** Open ones that were opened before then, in milliseconds since 1970. */
  countOpenSince(before: number): Promise<number>;
};
export const Tickets = token<Tickets>("Tickets");
