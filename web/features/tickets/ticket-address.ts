import { accountAddress } from "#web/features/account/page/account-address.ts";
import { orderAddress } from "#web/features/orders/order-address.ts";
import type { TicketNumber } from "#core/tickets/ticket.ts";

/** Where a customer's tickets are. The specification names no address: they lie below /user, as the account's other pages. */
export const ticketAddress = {
  all: accountAddress.tickets,
  one: (number: TicketNumber): string => `${accountAddress.tickets}/${number}`,
  /** Where one about an order is opened. */
  open: orderAddress.help,
} as const;
