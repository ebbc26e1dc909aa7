import { NEWS_OF_EVENT } from "#core/consultations/news/news-of-event.ts";
import { remindersOf } from "#core/consultations/news/reminders.ts";
import type { Ahead } from "#core/consultations/news/reminders.ts";
import type { BookingEvent } from "#core/consultations/booking/booking-step.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";

export type PastNews = { readonly booking: BookingView; readonly at: number; readonly event: BookingEvent };
export type NewsToCome = { readonly booking: BookingView; readonly at: number; readonly ahead: Ahead };

/** The reminders of a customer's bookings that are still to come, the next one first. `now` in milliseconds since 1970. */
export const newsToCome = (bookings: readonly BookingView[], now: number): readonly NewsToCome[] =>
  bookings
    .flatMap((booking) => (booking.state === "confirmed" ? remindersOf(booking.start, now).map((one) => ({ booking, ...one })) : []))
    .toSorted((a, b) => a.at - b.at);

/** What a customer was told of their bookings, the latest first. */
export const pastNews = (bookings: readonly BookingView[]): readonly PastNews[] =>
  bookings
    .flatMap((booking) => booking.steps.flatMap(({ at, event }) => (NEWS_OF_EVENT[event] !== null ? [{ booking, at, event }] : [])))
    .toSorted((a, b) => b.at - a.at);
