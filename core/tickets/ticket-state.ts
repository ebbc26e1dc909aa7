/** The state of a customer's ticket. Source: specification/tickets.md, States of a ticket. */
export type TicketState = "open" | "acknowledged" | "in-progress" | "waiting-for-customer" | "resolved" | "closed" | "reopened";

/** "close" comes from the clock, seven days after the ticket was resolved, or from staff. */
export type TicketEvent = "acknowledge" | "work" | "ask" | "answer" | "resolve" | "close" | "reopen";

export const TICKET_STATES: readonly TicketState[] = [
  "open",
  "acknowledged",
  "in-progress",
  "waiting-for-customer",
  "resolved",
  "closed",
  "reopened",
];
export const TICKET_EVENTS: readonly TicketEvent[] = ["acknowledge", "work", "ask", "answer", "resolve", "close", "reopen"];

const table: Readonly<Record<TicketState, Readonly<Partial<Record<TicketEvent, TicketState>>>>> = {
  open: { acknowledge: "acknowledged" },
  acknowledged: { acknowledge: "acknowledged", work: "in-progress" },
  "in-progress": { work: "in-progress", answer: "in-progress", ask: "waiting-for-customer", resolve: "resolved" },
  "waiting-for-customer": { ask: "waiting-for-customer", answer: "in-progress", resolve: "resolved" },
  resolved: { resolve: "resolved", close: "closed", reopen: "reopened" },
  closed: { close: "closed", reopen: "reopened" },
  reopened: { reopen: "reopened", work: "in-progress" },
};

/**
 * The ticket's next state; null where the event does not fit. A repeated event gives the same state.
 * Source: specification/tickets.md, States of a ticket.
 */
export const nextTicket = (state: TicketState, event: TicketEvent): TicketState | null => table[state][event] ?? null;

const HOUR = 60 * 60 * 1000;

/** For how many milliseconds an open ticket may wait until it is acknowledged. Source: specification/tickets.md, Times of a ticket. */
export const ACKNOWLEDGED_WITHIN = 48 * HOUR;

/** After how many milliseconds a resolved ticket is closed. Source: specification/tickets.md, Times of a ticket. */
export const CLOSED_AFTER = 7 * 24 * HOUR;

/**
 * Whether an open ticket was not acknowledged within 48 hours. Times in milliseconds since 1970.
 * Source: specification/tickets.md, Times of a ticket.
 */
export const isOverdue = (state: TicketState, { opened, now }: { readonly opened: number; readonly now: number }): boolean =>
  state === "open" && now > opened + ACKNOWLEDGED_WITHIN;
