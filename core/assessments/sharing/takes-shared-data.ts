import { completedAt } from "../../consultations/visit/completed-at.ts";
import { SHARED_FOR } from "./shared-data.ts";
import type { Booking } from "../../consultations/booking/booking.ts";
import type { BookingState } from "../../consultations/slots/slot-facts.ts";

const OPEN: readonly BookingState[] = ["held", "pending_payment", "confirmed", "checked_in", "in_progress"];

/**
 * Whether reports and tracked days may be added to an appointment at a time: while it is ahead or goes on, and as long as its practitioner
 * reads what is current. Source: specification/assessments.md, Reports.
 */
export function takesSharedData(booking: Pick<Booking, "state" | "history">, at: number): boolean {
  if (OPEN.includes(booking.state)) return true;
  const completed = completedAt(booking);
  return booking.state === "completed" && completed !== null && at < completed + SHARED_FOR;
}
