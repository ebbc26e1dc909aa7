import { NOTHING } from "../../shared/money.ts";
import type { Paise } from "../../shared/money.ts";
import type { Booking, BookingFacts } from "./booking.ts";
import type { BookingEvent } from "./booking-step.ts";

/** A booking as its customer sees it. Times in milliseconds since 1970. */
export type BookingView = Omit<BookingFacts, "customer" | "buffer"> &
  Pick<Booking, "state" | "expiresAt"> & {
    /** What goes back or has gone back, taxes included. */
    readonly back: Paise;
    readonly steps: readonly { readonly at: number; readonly event: BookingEvent }[];
  };

/** What a customer sees of a booking of their own. Source: specification/consultations.md, Who may see what. */
export const bookingView = ({ customer: _, buffer: _1, history, paidBy: _2, refund, ...booking }: Booking): BookingView => ({
  ...booking,
  back: refund?.payout ?? NOTHING,
  steps: history.flatMap(({ at, deed }) => (deed.kind === "state" ? [{ at, event: deed.event }] : [])),
});
