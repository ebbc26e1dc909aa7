import { rebookableUntil } from "../booking/rebookable-until.ts";
import type { Booking } from "../booking/booking.ts";
import type { MoveRefusal } from "./move-refusal.ts";

/**
 * Why an appointment can't be given another time instead of its fee at that time; null: it can. Source: specification/consultations.md,
 * Missing an appointment.
 */
export function rebookRefusal(booking: Booking, at: number): MoveRefusal | null {
  const until = rebookableUntil(booking);
  if (until === null) return { kind: "not-possible", state: booking.state };
  return at < until ? null : { kind: "too-late-to-rebook", until };
}
