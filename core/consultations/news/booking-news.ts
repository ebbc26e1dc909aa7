import { NOTHING } from "../../shared/money.ts";
import { NEWS_OF_EVENT } from "./news-of-event.ts";
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
  const kind = NEWS_OF_EVENT[deed.event];
  switch (kind) {
    case null:
      return null;
    case "booked":
    case "moved":
      return { kind, start };
    case "cancelled":
    case "called-off":
      return { kind, start, back };
  }
}
