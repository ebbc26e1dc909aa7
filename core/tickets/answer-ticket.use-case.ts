import { refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { TICKET_MESSAGES } from "./open-ticket.use-case.ts";
import { stepOfCustomer } from "./ticket-step.ts";
import { maker } from "../shared/use-case.ts";
import { Tickets } from "./tickets.port.ts";
import { Limits } from "../shared/limits.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { Ticket, TicketNumber, TicketWords } from "./ticket.ts";
import type { TicketRefusal } from "./ticket-step.ts";
import type { UnknownFile } from "./tickets.port.ts";

export type TicketAnswer = { readonly number: TicketNumber; readonly words: TicketWords };

export type AnswerRefusal = UnknownFile | TicketRefusal | { readonly kind: "unknown-ticket" | "too-many-tickets" };

/**
 * Adds a message to a ticket that is still open; it also answers a question of staff. A repetition with the same message id has no further
 * effect. Source: specification/tickets.md, States of a ticket.
 */
export type AnswerTicket = (customer: CustomerId, said: TicketAnswer) => Promise<Result<Ticket, AnswerRefusal>>;
export const AnswerTicket = useCase<AnswerTicket>("tickets", "AnswerTicket");

/** Reopens a ticket that is resolved or closed, with the reason. Source: specification/tickets.md, States of a ticket. */
export type ReopenTicket = (customer: CustomerId, said: TicketAnswer) => Promise<Result<Ticket, AnswerRefusal>>;
export const ReopenTicket = useCase<ReopenTicket>("tickets", "ReopenTicket");

type Needs = { readonly tickets: Tickets; readonly limits: Limits; readonly now: Clock };

export const makeAnswerTicket = maker(AnswerTicket, { tickets: Tickets, limits: Limits, now: Clock }, (needs) => saying("answer", needs));

export const makeReopenTicket = maker(ReopenTicket, { tickets: Tickets, limits: Limits, now: Clock }, (needs) => saying("reopen", needs));

const saying =
  (kind: "answer" | "reopen", { tickets, limits, now }: Needs): AnswerTicket =>
  async (customer, { number, words }) => {
    const at = now();
    const counted = await limits.count([{ limit: TICKET_MESSAGES, by: customer }], at);
    if (counted.kind === "exhausted") return refused({ kind: "too-many-tickets" });
    return tickets.change({ number, of: customer, at, decide: (ticket) => stepOfCustomer(ticket, { kind, words }) });
  };
