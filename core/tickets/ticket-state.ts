/** How far a customer's ticket is. Source: specification/tickets.md, States of a ticket. */
export type TicketState = "open" | "acknowledged" | "in-progress" | "waiting-for-customer" | "resolved" | "closed" | "reopened";

/** "close" is the clock's, seven days after it was resolved, or staff's. */
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

/** Null where the event does not fit. The same event twice leaves what it made. Source: specification/tickets.md, States of a ticket. */
export const nextTicket = (state: TicketState, event: TicketEvent): TicketState | null => table[state][event] ?? null;

const HOUR = 60 * 60 * 1000;

/** Milliseconds within which an open ticket is acknowledged. Source: specification/tickets.md, Times of a ticket. */
export const ACKNOWLEDGED_WITHIN = 48 * HOUR;

/** Milliseconds after which a resolved ticket is closed. Source: specification/tickets.md, Times of a ticket. */
export const CLOSED_AFTER = 7 * 24 * HOUR;

/** Whether nobody has acknowledged an open ticket within 48 hours. Milliseconds since 1970. Source: specification/tickets.md, Times of a ticket. */
export const isOverdue = (state: TicketState, { opened, now }: { readonly opened: number; readonly now: number }): boolean =>
  state === "open" && now > opened + ACKNOWLEDGED_WITHIN;
