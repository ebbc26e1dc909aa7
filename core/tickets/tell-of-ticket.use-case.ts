import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Tickets } from "./tickets.port.ts";
import { Customers } from "../identity/customers.port.ts";
import { TicketLetter } from "./ticket-letter.ts";
import type { MessageJob } from "../jobs/message-job.ts";
import type { TicketNumber } from "./ticket.ts";
import type { TicketNews } from "./ticket-step.ts";

/**
 * The letter that tells a customer what is new on their ticket; null: they have no address, or their account is gone.
 * Source: specification/tickets.md, A ticket.
 */
export type TellOfTicket = (number: TicketNumber, news: TicketNews) => Promise<MessageJob | null>;
export const TellOfTicket = useCase<TellOfTicket>("tickets", "TellOfTicket");

type Needs = {
  readonly tickets: Tickets;
  readonly customers: Pick<Customers, "withId">;
  readonly ticketLetter: TicketLetter;
};

export const makeTellOfTicket = maker(
  TellOfTicket,
  { tickets: Tickets, customers: Customers, ticketLetter: TicketLetter },
  ({ tickets, customers, ticketLetter }: Needs) =>
    async (number, news) => {
      const ticket = await tickets.withNumber(number, null);
      const customer = ticket === null ? null : await customers.withId(ticket.customer);
      if (ticket === null || customer === null || customer.email === null) return null;
      return ticketLetter({ email: customer.email, aggregator: customer.aggregator }, ticket, news);
    },
);
