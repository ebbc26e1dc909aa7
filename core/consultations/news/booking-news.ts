import { NOTHING } from "../../shared/money.ts";
import { startAfter } from "./start-after.ts";
import type { Paise } from "../../shared/money.ts";
import type { Booking } from "../booking/booking.ts";
import type { Ahead } from "./reminders.ts";

/** What its customer is told of a booking. `start` in milliseconds since 1970; `back`: what goes back, taxes included. */
export type BookingNews =
  | { readonly kind: "booked" | "moved"; readonly start: number }
  | { readonly kind: "cancelled" | "called-off"; readonly start: number; readonly back: Paise }
  | { readonly kind: "money-back"; readonly start: number; readonly back: Paise }
  | { readonly kind: "reminder"; readonly start: number; readonly ahead: Ahead };

/**
 * What a step of a booking, counted from 0, means to its customer; null: nothing that they are told.
 * Source: specification/consultations.md, What is told of a booking.
 */
export function bookingNews(booking: Booking, step: number): BookingNews | null {
  const deed = booking.history[step]?.deed;
  if (deed === undefined) return null;
  const start = startAfter(booking, step);
  const back = booking.refund?.payout ?? NOTHING;
  if (deed.kind === "refund") return deed.event === "process" ? { kind: "money-back", start, back } : null;
  switch (deed.event) {
    case "confirm":
    case "pay":
    case "revive":
      return { kind: "booked", start };
    case "reschedule":
      return { kind: "moved", start };
    case "cancel":
      return { kind: "cancelled", start, back };
    case "call-off":
      return { kind: "called-off", start, back };
    case "hold":
    case "ask":
    case "fail":
    case "release":
    case "expire":
      return null;
  }
}
