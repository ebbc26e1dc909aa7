import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Tickets } from "./tickets.port.ts";
import { TicketSubjects } from "./ticket-subjects.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { NamedSubject, TicketSubject } from "./ticket-subject.ts";
import type { Ticket, TicketNumber } from "./ticket.ts";

/** `subjects`: what the tickets of the page are about, as far as it is still there. `next` null: the last page. */
export type TicketPage = {
  readonly tickets: readonly Ticket[];
  readonly subjects: readonly NamedSubject[];
  readonly next: TicketNumber | null;
};

/**
 * A page of the customer's tickets after the one with that number (null: from the newest on). Source: specification/tickets.md, A ticket.
 */
export type ListMyTickets = (customer: CustomerId, before: TicketNumber | null) => Promise<TicketPage>;
export const ListMyTickets = useCase<ListMyTickets>("tickets", "ListMyTickets");

/**
 * The customer's tickets about an order or a booking, the newest first; empty for another customer's. Source: specification/tickets.md, A
 * ticket.
 */
export type ListTicketsAbout = (customer: CustomerId, subject: TicketSubject) => Promise<readonly Ticket[]>;
export const ListTicketsAbout = useCase<ListTicketsAbout>("tickets", "ListTicketsAbout");

const PAGE = 20;
const MOST_ABOUT_ONE = 100;

export const makeListMyTickets = maker(
  ListMyTickets,
  { tickets: Tickets, subjects: TicketSubjects },
  ({ tickets, subjects }) =>
    async (customer, before) => {
      const some = await tickets.list({ customer, subject: null, states: null, before, limit: PAGE + 1 });
      const page = some.slice(0, PAGE);
      const about = page.map(({ subject }) => subject);
      return {
        tickets: page,
        subjects: about.length === 0 ? [] : await subjects.of(customer, about),
        next: some.length > PAGE ? (page.at(-1)?.number ?? null) : null,
      };
    },
);

export const makeListTicketsAbout = maker(
  ListTicketsAbout,
  { tickets: Tickets },
  ({ tickets }) =>
    (customer, subject) =>
      tickets.list({ customer, subject, states: null, before: null, limit: MOST_ABOUT_ONE }),
);
