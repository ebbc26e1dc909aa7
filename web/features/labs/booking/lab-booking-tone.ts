import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";

/** How the mark beside a booking's state is coloured: "good": nothing is to be done. */
export function labBookingTone({ state, isMissed }: Pick<LabBookingView, "state" | "isMissed">): "good" | "waits" | "bad" {
  if (state === "expired" || state === "cancelled") return "bad";
  return isMissed || state === "held" || state === "pending_payment" || state === "recollect" ? "waits" : "good";
}
