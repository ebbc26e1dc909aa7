import type { Appointment } from "../slots/slot-facts.ts";
import type { Booking } from "./booking.ts";

/** The time that a booking takes, as slots know it. Source: specification/slots.md, The grid. */
export const appointmentOf = ({ id, practitioner, customer, member, start, length, buffer, state, expiresAt }: Booking): Appointment => ({
  id,
  practitioner,
  patient: member ?? customer,
  start,
  length,
  buffer,
  state,
  expiresAt,
});
