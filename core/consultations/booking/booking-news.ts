import { NOTHING } from "../../shared/money.ts";
import { REBOOKABLE } from "./rebookable-until.ts";
import { planOutcome } from "./paid-by-plan.ts";
import { NEWS_OF_EVENT } from "./news-of-event.ts";
import { startAfter } from "./start-after.ts";
import type { Paise } from "../../shared/money.ts";
import type { Booking } from "./booking.ts";
import type { PlanOutcome } from "./paid-by-plan.ts";
import type { Ahead } from "./reminders.ts";

/**
 * What its customer is told of a booking. `back`: what goes back, taxes included; `fee`: what goes back unless they choose another time
 * until `until`. `plan`: what became of the consultation of the plan that pays; null: no plan pays. Times in milliseconds since 1970.
 */
export type BookingNews =
  | { readonly kind: "booked" | "moved"; readonly start: number }
  | { readonly kind: "patient-missed"; readonly start: number; readonly plan: PlanOutcome | null }
  | {
      readonly kind: "cancelled" | "called-off" | "goes-back";
      readonly start: number;
      readonly back: Paise;
      readonly plan: PlanOutcome | null;
    }
  | { readonly kind: "money-back"; readonly start: number; readonly back: Paise }
  | {
      readonly kind: "practitioner-missed" | "broken-off";
      readonly start: number;
      readonly fee: Paise;
      readonly plan: PlanOutcome | null;
      readonly until: number;
    }
  | { readonly kind: "prescribed" | "prescribed-anew" | "prescription-withdrawn"; readonly start: number }
  | { readonly kind: "reminder"; readonly start: number; readonly ahead: Ahead };

/**
 * What a step of a booking, counted from 0, means to its customer; null: nothing that they are told.
 * Source: specification/consultations.md, What is told of a booking.
 */
export function bookingNews(booking: Booking, step: number): BookingNews | null {
  const action = booking.history[step]?.deed;
  if (action === undefined) return null;
  const start = startAfter(booking, step);
  const back = booking.refund?.payout ?? NOTHING;
  if (action.kind === "refund") return action.event === "process" ? { kind: "money-back", start, back } : null;
  const plan = planOutcome(booking);
  const kind = NEWS_OF_EVENT[action.event];
  switch (kind) {
    case null:
      return null;
    case "booked":
    case "moved":
      return { kind, start };
    case "patient-missed":
      return { kind, start, plan };
    case "practitioner-missed":
    case "broken-off":
      return { kind, start, fee: booking.fee, plan, until: (booking.history[step]?.at ?? start) + REBOOKABLE };
    case "cancelled":
    case "called-off":
    case "goes-back":
      return { kind, start, back, plan };
  }
}
