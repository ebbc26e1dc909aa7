import type { PurchaseRefundEvent } from "../../payments/purchase/purchase.ts";
import type { Paise } from "../../shared/money.ts";
import type { CallOffReason } from "./call-off-reason.ts";
import type { BookingState } from "../slots/slot-facts.ts";

/**
 * "fail": a payment failed. "revive": it was paid too late, but the time was still free. "call-off": the practitioner cancels. "break-off":
 * the consultation failed technically. "refund": the fee of an appointment that the practitioner missed goes back; "rebook": that
 * appointment gets another time instead. "give-back": staff give back of a fee that was earned.
 */
export const BOOKING_EVENTS = [
  "hold",
  "ask",
  "confirm",
  "pay",
  "fail",
  "release",
  "expire",
  "revive",
  "cancel",
  "call-off",
  "reschedule",
  "patient-missed",
  "practitioner-missed",
  "check-in",
  "admit",
  "complete",
  "break-off",
  "refund",
  "rebook",
  "give-back",
] as const;
export type BookingEvent = (typeof BOOKING_EVENTS)[number];

/** Events that give a booking another time. */
export const BOOKING_MOVES = ["reschedule", "rebook"] as const;
export type BookingMove = (typeof BOOKING_MOVES)[number];

/** Events that need nothing but a payment at most. */
export type PlainEvent = Exclude<BookingEvent, BookingMove | "give-back">;

/** Who took a step. "clock": nobody did; time went by. */
export type BookingActor =
  | { readonly kind: "customer" | "practitioner" | "provider" | "clock" }
  | { readonly kind: "staff"; readonly name: string };

/**
 * `payment`: the provider's id of the payment that pays; null: none does. `from`, `to`: the start before and after, in milliseconds since
 * 1970. `amount`: what staff give back, taxes included, and why, in at most LONGEST_GIVE_BACK_REASON characters. `reason` of a "call-off":
 * what its practitioner says; staff, who cancel for them, say none.
 */
export type BookingDeed =
  | { readonly kind: "state"; readonly event: PlainEvent; readonly payment: string | null }
  | { readonly kind: "move"; readonly event: BookingMove; readonly from: number; readonly to: number }
  | { readonly kind: "call-off"; readonly event: "call-off"; readonly reason: CallOffReason }
  | { readonly kind: "give-back"; readonly event: "give-back"; readonly amount: Paise; readonly reason: string }
  | { readonly kind: "refund"; readonly event: PurchaseRefundEvent };

/** `at` in milliseconds since 1970. */
export type BookingStep = { readonly at: number; readonly by: BookingActor; readonly deed: BookingDeed };

/** Where each event leads. An event that stands in no cell is refused; one that leads to its own state leaves what it made. */
export const BOOKING_TABLE: Readonly<Record<BookingState, Readonly<Partial<Record<BookingEvent, BookingState>>>>> = {
  held: { hold: "held", ask: "pending_payment", confirm: "confirmed", pay: "confirmed", release: "expired", expire: "expired" },
  pending_payment: { ask: "pending_payment", pay: "confirmed", fail: "pending_payment", release: "expired", expire: "expired" },
  expired: { release: "expired", expire: "expired", fail: "expired", revive: "confirmed" },
  confirmed: {
    confirm: "confirmed",
    pay: "confirmed",
    revive: "confirmed",
    cancel: "cancelled_by_patient",
    "call-off": "cancelled_by_practitioner",
    reschedule: "confirmed",
    "patient-missed": "no_show_patient",
    "practitioner-missed": "no_show_practitioner",
    "check-in": "checked_in",
  },
  checked_in: {
    "check-in": "checked_in",
    admit: "in_progress",
    cancel: "cancelled_by_patient",
    "call-off": "cancelled_by_practitioner",
    "patient-missed": "no_show_patient",
    "practitioner-missed": "no_show_practitioner",
  },
  in_progress: { admit: "in_progress", complete: "completed", "break-off": "failed_technically" },
  completed: { complete: "completed", "give-back": "completed" },
  cancelled_by_patient: { cancel: "cancelled_by_patient" },
  cancelled_by_practitioner: { "call-off": "cancelled_by_practitioner" },
  no_show_patient: { "patient-missed": "no_show_patient", "give-back": "no_show_patient" },
  no_show_practitioner: { "practitioner-missed": "no_show_practitioner", refund: "no_show_practitioner", rebook: "confirmed" },
  failed_technically: { "break-off": "failed_technically", refund: "failed_technically", rebook: "confirmed" },
};
