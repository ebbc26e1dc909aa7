import { labAddress } from "#web/platform/addresses/lab-address.ts";
import type { TicketSlots } from "#web/platform/slots/ticket-slots.ts";

export const labsTicketSlots: TicketSlots = { "lab-booking": labAddress.booking };
