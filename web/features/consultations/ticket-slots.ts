import { consultationAddress } from "./consultation-address.ts";
import type { TicketSlots } from "#web/platform/slots/ticket-slots.ts";

export const consultationsTicketSlots: TicketSlots = { appointment: consultationAddress.appointment };
