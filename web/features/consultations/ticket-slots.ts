import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import type { TicketSlots } from "#web/platform/slots/ticket-slots.ts";

export const consultationsTicketSlots: TicketSlots = { appointment: consultationAddress.appointment };
