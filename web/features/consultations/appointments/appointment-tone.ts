import type { BookingState } from "#core/consultations/slots/slot-facts.ts";

/** How a state looks: it stands, it waits, or it came to no good end. */
export function toneOf(state: BookingState): "good" | "waits" | "bad" {
  switch (state) {
    case "confirmed":
    case "checked_in":
    case "in_progress":
    case "completed":
      return "good";
    case "held":
    case "pending_payment":
      return "waits";
    case "expired":
    case "cancelled_by_patient":
    case "cancelled_by_practitioner":
    case "no_show_patient":
    case "no_show_practitioner":
    case "failed_technically":
      return "bad";
  }
}
