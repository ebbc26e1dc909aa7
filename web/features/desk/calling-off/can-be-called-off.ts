import { BOOKING_TABLE } from "#core/consultations/booking/booking-step.ts";
import type { DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";

/** Whether its practitioner can still cancel an appointment. Source: specification/consultations.md, Cancelling at the desk. */
export const canBeCalledOff = ({ state }: Pick<DeskEntry, "state">): boolean =>
  state !== "cancelled_by_practitioner" && BOOKING_TABLE[state]["call-off"] !== undefined;
