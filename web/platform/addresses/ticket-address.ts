import { accountAddress } from "./account-address.ts";
import type { TicketNumber } from "#core/tickets/ticket.ts";

/** Where a customer's tickets are. The specification names no address: they lie below /user, as the account's other pages. */
export const ticketAddress = {
  all: accountAddress.tickets,
  one: (number: TicketNumber): string => `${accountAddress.tickets}/${number}`,
} as const;
