import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Ticket, TicketNumber } from "./ticket.ts";
import type { Tickets } from "./tickets.port.ts";

/** `next` null: the last page. */
export type TicketPage = { readonly tickets: readonly Ticket[]; readonly next: TicketNumber | null };

/**
 * A page of the customer's tickets after the one with that number (null: from the newest on). Source: specification/tickets.md, A ticket.
 */
export type ListMyTickets = (customer: CustomerId, before: TicketNumber | null) => Promise<TicketPage>;
export const ListMyTickets = token<ListMyTickets>("ListMyTickets");

/**
 * The customer's tickets about an order, the newest first; empty for another customer's order. Source: specification/tickets.md, A ticket.
 */
export type ListTicketsOfOrder = (customer: CustomerId, order: PayableId) => Promise<readonly Ticket[]>;
export const ListTicketsOfOrder = token<ListTicketsOfOrder>("ListTicketsOfOrder");

const PAGE = 20;
const MOST_OF_ORDER = 100;

export const makeListMyTickets =
  ({ tickets }: { readonly tickets: Tickets }): ListMyTickets =>
  async (customer, before) => {
    const some = await tickets.list({ customer, order: null, states: null, before, limit: PAGE + 1 });
    const page = some.slice(0, PAGE);
    return { tickets: page, next: some.length > PAGE ? (page.at(-1)?.number ?? null) : null };
  };

export const makeListTicketsOfOrder =
  ({ tickets }: { readonly tickets: Tickets }): ListTicketsOfOrder =>
  (customer, order) =>
    tickets.list({ customer, order, states: null, before: null, limit: MOST_OF_ORDER });
