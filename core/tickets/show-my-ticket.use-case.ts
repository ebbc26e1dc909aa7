import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Tickets } from "./tickets.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { Ticket, TicketNumber } from "./ticket.ts";

/**
 * One of the customer's tickets. Another customer's ticket is refused like one that does not exist.
 * Source: specification/tickets.md, A ticket.
 */
export type ShowMyTicket = (customer: CustomerId, number: TicketNumber) => Promise<Result<Ticket, { readonly kind: "unknown-ticket" }>>;
export const ShowMyTicket = useCase<ShowMyTicket>("tickets", "ShowMyTicket");

export const makeShowMyTicket = maker(
  ShowMyTicket,
  { tickets: Tickets },
  ({ tickets }: { readonly tickets: Pick<Tickets, "withNumber"> }) =>
    async (customer, number) => {
      const ticket = await tickets.withNumber(number, customer);
      return ticket === null ? refused({ kind: "unknown-ticket" }) : ok(ticket);
    },
);
