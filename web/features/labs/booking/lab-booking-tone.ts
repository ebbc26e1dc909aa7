import { lacksNewPrescription } from "./lacks-new-prescription.ts";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";

/** How the mark beside a booking's state is coloured: "good": nothing is to be done. */
export function labBookingTone(booking: Pick<LabBookingView, "state" | "isMissed" | "requirements">): "good" | "waits" | "bad" {
  const { state, isMissed } = booking;
  if (state === "expired" || state === "cancelled") return "bad";
  if (state === "held" || state === "pending_payment" || state === "recollect") return "waits";
  return isMissed || lacksNewPrescription(booking) ? "waits" : "good";
}
