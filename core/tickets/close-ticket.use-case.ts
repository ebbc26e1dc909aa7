import { ok } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { stepOfClock } from "./ticket-step.ts";
import { maker } from "../shared/use-case.ts";
import { Tickets } from "./tickets.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { TicketNumber } from "./ticket.ts";

/**
 * Closes a ticket that was resolved seven days ago and not reopened. A repetition has no further effect.
 * Source: specification/tickets.md, Times of a ticket.
 */
export type CloseTicket = (number: TicketNumber) => Promise<void>;
export const CloseTicket = useCase<CloseTicket>("tickets", "CloseTicket");

export const makeCloseTicket = maker(CloseTicket, { tickets: Tickets, now: Clock }, ({ tickets, now }) => async (number) => {
  const at = now();
  await tickets.change({ number, of: null, at, decide: (ticket) => ok(stepOfClock(ticket, at)) });
});
