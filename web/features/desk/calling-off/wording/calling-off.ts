import type { Facts } from "#web/design/phrase.ts";
import type { CallOffReason } from "#core/consultations/booking/call-off-reason.ts";
import type { BookingState } from "#core/consultations/slots/slot-facts.ts";

/** What the desk says of appointments that their practitioner cancels, and how each stands for them. */
export const callingOffPhrases = {
  open: "Cancel",
  openDay: "Cancel appointments of this day",
  title: "Cancel this appointment?",
  titleDay: "Which appointments do you want to cancel?",
  hint: "The patient gets a full refund and is notified at once. This can't be undone.",
  hintDay: "Each patient gets a full refund and is notified at once. This can't be undone.",
  reason: "Why are you cancelling? The patient will see this.",
  reasons: {
    "cannot-come": "I can't come",
    "hours-changed": "My hours have changed",
    "offered-by-mistake": "This time was offered by mistake",
  } satisfies Record<CallOffReason, string>,
  reasonMissing: "Please choose a reason.",
  send: "Yes, cancel",
  sendOf: ({ appointment }: Facts<"appointment">) => `Yes, cancel: ${appointment}`,
  sending: "Cancelling",
  done: "Cancelled",
  doneOf: ({ appointment }: Facts<"appointment">) => `Cancelled: ${appointment}. Everything paid is refunded, and the patient is notified.`,
  refused: "This can't be cancelled any more. Your day shows its current status.",
  unavailable: "We could not reach the shop. Please try again.",
  close: "Close",
  back: "Back to my day",
  state: {
    held: "On hold, not booked yet",
    pending_payment: "Payment pending",
    confirmed: "Booked",
    checked_in: "In the waiting room",
    in_progress: "In progress",
    completed: "Completed",
    cancelled_by_patient: "Cancelled by the patient",
    cancelled_by_practitioner: "Cancelled by you",
    no_show_patient: "The patient did not join",
    no_show_practitioner: "You did not join",
    failed_technically: "The call failed",
    expired: "Not booked: the time ran out",
  } satisfies Record<BookingState, string>,
};
