import { ok, refused } from "../shared/result.ts";
import { CLOSED_AFTER, nextTicket } from "./ticket-state.ts";
import type { Result } from "../shared/result.ts";
import type { Ticket, TicketWords } from "./ticket.ts";
import type { TicketEvent, TicketState } from "./ticket-state.ts";
import type { TicketStep } from "./tickets.port.ts";

/** Something done to a ticket by its customer. Times in milliseconds since 1970. */
export type CustomerDeed = { readonly kind: "answer" | "reopen"; readonly words: TicketWords };

/** Something done to a ticket by staff. "ask": the customer must answer. Words of null: nothing is said. */
export type StaffDeed =
  | { readonly kind: "acknowledge" | "close" }
  | { readonly kind: "tell" | "ask"; readonly words: TicketWords }
  | { readonly kind: "resolve"; readonly words: TicketWords | null };

/** "is-over": the ticket is resolved or closed and must be reopened first. */
export type TicketRefusal = { readonly kind: "is-over" } | { readonly kind: "does-not-fit"; readonly state: TicketState };

type Taken = Result<TicketStep | null, TicketRefusal>;

/** The ticket after a customer's step; null: the step was taken before. Source: specification/tickets.md, States of a ticket. */
export function stepOfCustomer(ticket: Ticket, { kind, words }: CustomerDeed): Taken {
  if (isSaid(ticket, words)) return ok(null);
  const isOver = ticket.state === "resolved" || ticket.state === "closed";
  if (kind === "answer" && isOver) return refused({ kind: "is-over" });
  if (kind === "reopen" && !isOver) return refused({ kind: "does-not-fit", state: ticket.state });
  const state = nextTicket(ticket.state, kind) ?? ticket.state; // The customer may also add a message if nobody has asked.
  return ok({ state, said: { ...words, from: "customer" }, audit: null, jobs: [] });
}

/** The staff member who took the step, by their name in the audit log. `at` in milliseconds since 1970. */
export type StaffAct = { readonly who: string; readonly at: number };

/**
 * The ticket after a step of staff; null: the step was taken before. A reply also acknowledges the ticket.
 * Source: specification/tickets.md, States of a ticket.
 */
export function stepOfStaff(ticket: Ticket, action: StaffDeed, { who, at }: StaffAct): Taken {
  const words = "words" in action ? action.words : null;
  if (words !== null && isSaid(ticket, words)) return ok(null);
  const state = after(ticket.state, action.kind);
  if (state === null) return refused(IS_OVER.has(ticket.state) ? { kind: "is-over" } : { kind: "does-not-fit", state: ticket.state });
  if (state === ticket.state && words === null) return ok(null);
  const isResolved = state === "resolved" && ticket.state !== "resolved";
  return ok({
    state,
    said: words === null ? null : { ...words, from: "staff" },
    audit: {
      at,
      who,
      action: `ticket ${COMMANDS[action.kind]}`,
      subject: { kind: "ticket", id: String(ticket.number) },
      details: { from: ticket.state, to: state },
    },
    jobs: [
      ...(isResolved ? [closing(ticket, at)] : []),
      ...(words !== null || isResolved ? [telling(ticket, words?.id ?? `resolved-${at}`, isResolved ? "resolved" : "answered")] : []),
    ],
  });
}

const COMMANDS: Readonly<Record<StaffDeed["kind"], string>> = {
  acknowledge: "acknowledge",
  close: "close",
  tell: "reply",
  ask: "reply",
  resolve: "resolve",
};

/**
 * The ticket after its time as resolved has run out; null: the time has not come yet, or the ticket is no longer resolved.
 * Source: specification/tickets.md, States of a ticket.
 */
export const stepOfClock = (ticket: Ticket, at: number): TicketStep | null =>
  ticket.state === "resolved" && ticket.resolvedAt !== null && at >= ticket.resolvedAt + CLOSED_AFTER
    ? { state: "closed", said: null, audit: null, jobs: [] }
    : null;

const IS_OVER: ReadonlySet<TicketState> = new Set<TicketState>(["resolved", "closed"]);

const isSaid = ({ messages }: Ticket, { id }: TicketWords): boolean => messages.some((message) => message.id === id);

/** The events that bring a ticket to the state in which a step is possible, one after the other. */
const WAYS: Readonly<Record<StaffDeed["kind"], readonly TicketEvent[]>> = {
  acknowledge: ["acknowledge"],
  tell: ["acknowledge", "work"],
  ask: ["acknowledge", "work", "ask"],
  resolve: ["acknowledge", "work", "resolve"],
  close: ["close"],
};

/** The state after a step; null: it does not fit. Events that the ticket already has behind it are skipped, but never the last one. */
function after(state: TicketState, action: StaffDeed["kind"]): TicketState | null {
  if (action === "tell" && state === "waiting-for-customer") return state; // The ticket still waits for the customer's answer.
  const way = WAYS[action];
  const reached = way.slice(0, -1).reduce((so, event) => nextTicket(so, event) ?? so, state);
  const last = way.at(-1);
  return last === undefined ? null : nextTicket(reached, last);
}

const closing = ({ number }: Ticket, at: number): TicketStep["jobs"][number] => ({
  job: { kind: "close-ticket", ticket: number },
  terms: { key: `${number}/${at}`, notBefore: at + CLOSED_AFTER },
});

const telling = ({ number }: Ticket, cause: string, news: TicketNews): TicketStep["jobs"][number] => ({
  job: { kind: "tell-of-ticket", ticket: number, news },
  terms: { key: `${number}/${cause}`, notBefore: null },
});

/** The news of a ticket for its customer. */
export type TicketNews = "answered" | "resolved";
