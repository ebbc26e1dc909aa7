import { useCase } from "../shared/token.ts";
import { stepOfStaff } from "./ticket-step.ts";
import { maker } from "../shared/use-case.ts";
import { Tickets } from "./tickets.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { Ticket, TicketNumber } from "./ticket.ts";
import type { StaffDeed, TicketRefusal } from "./ticket-step.ts";
import type { UnknownFile } from "./tickets.port.ts";

/**
 * Takes a step of a ticket as staff; `who` is the staff member's name. A letter tells the customer that there is a message.
 * Source: specification/tickets.md, States of a ticket.
 */
export type HandleTicket = (
  who: string,
  handled: { readonly number: TicketNumber; readonly deed: StaffDeed },
) => Promise<Result<Ticket, TicketRefusal | UnknownFile | { readonly kind: "unknown-ticket" }>>;
export const HandleTicket = useCase<HandleTicket>("tickets", "HandleTicket");

export const makeHandleTicket = maker(HandleTicket, { tickets: Tickets, now: Clock }, ({ tickets, now }) => (who, { number, deed }) => {
  const at = now();
  return tickets.change({ number, of: null, at, decide: (ticket) => stepOfStaff(ticket, deed, { who, at }) });
});
