import { orderAddress } from "#web/platform/addresses/order-address.ts";
import { filledTicketSlots } from "./filled-ticket-slots.ts";
import type { TicketSubject } from "#core/tickets/ticket-subject.ts";

/** Where the customer sees what a ticket is about; null: this site has no such pages. */
export const subjectAddress = ({ kind, id }: TicketSubject): string | null =>
  kind === "order" ? orderAddress.one(id) : (filledTicketSlots[kind]?.(id) ?? null);
