import { refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Tickets } from "./tickets.port.ts";
import { TicketSubjects } from "./ticket-subjects.port.ts";
import { Limits } from "../shared/limits.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { Reader } from "../identity/session.ts";
import type { Limit } from "../shared/limits.port.ts";
import type { Result } from "../shared/result.ts";
import type { Ticket, TicketWords } from "./ticket.ts";
import type { TicketSubject, TicketTopic } from "./ticket-subject.ts";
import type { UnknownFile } from "./tickets.port.ts";

export type TicketRequest = { readonly subject: TicketSubject; readonly topic: TicketTopic; readonly words: TicketWords };

export type TicketNotOpened = UnknownFile | { readonly kind: "unknown-subject" | "too-many-tickets" };

/**
 * Opens a ticket about one of the customer's orders or bookings. Somebody else's is refused like one that does not exist. A repetition with
 * the same message id answers the ticket that was opened. Its letters are in the reader's language. Source: specification/tickets.md, A
 * ticket.
 */
export type OpenTicket = (reader: Reader, request: TicketRequest) => Promise<Result<Ticket, TicketNotOpened>>;
export const OpenTicket = useCase<OpenTicket>("tickets", "OpenTicket");

/** How many tickets and messages a customer may send. */
export const TICKET_MESSAGES: Limit = { name: "ticket", most: 30, within: 60 * 60 * 1000 };

export const makeOpenTicket = maker(
  OpenTicket,
  { tickets: Tickets, subjects: TicketSubjects, limits: Limits, now: Clock },
  ({ tickets, subjects, limits, now }) =>
    async ({ customer, language }, { subject, topic, words }) => {
      const at = now();
      if ((await subjects.of(customer, [subject])).length === 0) return refused({ kind: "unknown-subject" });
      const counted = await limits.count([{ limit: TICKET_MESSAGES, by: customer }], at);
      if (counted.kind === "exhausted") return refused({ kind: "too-many-tickets" });
      return tickets.open({ customer, subject, topic, words, language, at });
    },
);
