import { NEWS_OF_EVENT } from "../booking/news-of-event.ts";
import { remindersOf } from "../booking/reminders.ts";
import type { BookingEvent } from "../booking/booking-step.ts";
import type { BookingView } from "../booking/booking-view.ts";
import type { Ahead, Reminder } from "../booking/reminders.ts";

/** What was told of a booking: that something happened, or a reminder of its time. */
export type PastNews = { readonly booking: BookingView; readonly at: number; readonly of: BookingEvent | Ahead };
export type NewsToCome = { readonly booking: BookingView; readonly at: number; readonly ahead: Ahead };

/**
 * The reminders of a customer's bookings that are still to come, the next one first. `now` in milliseconds since 1970. Source:
 * specification/consultations.md, What is told of a booking.
 */
export const newsToCome = (bookings: readonly BookingView[], now: number): readonly NewsToCome[] =>
  bookings
    .flatMap((booking) => (booking.state === "confirmed" ? remindersOf(booking.start, now).map((one) => ({ booking, ...one })) : []))
    .toSorted((a, b) => a.at - b.at);

/**
 * What a customer was told of their bookings, the latest first. `now` in milliseconds since 1970. Source: specification/consultations.md,
 * What is told of a booking.
 */
export const pastNews = (bookings: readonly BookingView[], now: number): readonly PastNews[] =>
  bookings
    .flatMap((booking) => [
      ...booking.steps.flatMap(({ at, event }) => (NEWS_OF_EVENT[event] !== null ? [{ booking, at, of: event }] : [])),
      ...remindersThatCame(booking, now).map(({ at, ahead }) => ({ booking, at, of: ahead })),
    ])
    .toSorted((a, b) => b.at - a.at);

/** The steps that set a start and so plan its reminders. */
const PLANNING: readonly BookingEvent[] = ["confirm", "pay", "revive", "reschedule", "rebook"];

/**
 * The reminders of the current start that came: the appointment had been booked before the reminder was due, and was still booked when it
 * came.
 */
function remindersThatCame({ start, steps }: BookingView, now: number): readonly Reminder[] {
  const place = steps.findLastIndex(({ event }) => PLANNING.includes(event));
  const planned = steps[place];
  const until = steps[place + 1]?.at ?? Infinity;
  return planned === undefined ? [] : remindersOf(start, planned.at).filter(({ at }) => at < until && at <= now);
}
