import { sides } from "#sides/ticket-slots";
import type { TicketSlots } from "#web/platform/slots/ticket-slots.ts";

/** Where appointments and lab bookings are, as those features that the shell has say it. */
export const filledTicketSlots: TicketSlots = Object.assign({}, ...sides);
