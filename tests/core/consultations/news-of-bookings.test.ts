import { expect, it } from "vitest";
import { newsToCome, pastNews } from "#core/consultations/news/news-of-bookings.ts";
import { aBookingView } from "#tests/builders/a-booking-view.ts";
import { now } from "#tests/fixtures.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";

const HOUR = 3_600_000;
const paid = (at: number): BookingView["steps"] => [
  { at: at - 2, event: "hold", to: null },
  { at: at - 1, event: "ask", to: null },
  { at, event: "pay", to: null },
];
const told = (given: Partial<BookingView>) => pastNews([aBookingView({ state: "confirmed", ...given })], now).map(({ of }) => of);

it("tells of reminders that came, and of those that are still to come, each in one place", () => {
  const booking = aBookingView({ state: "confirmed", start: now + 5 * HOUR, steps: paid(now - 48 * HOUR) });
  expect(newsToCome([booking], now).map(({ ahead }) => ahead)).toEqual(["hour", "room"]);
  expect(pastNews([booking], now).map(({ of, at }) => [of, at])).toEqual([
    ["day", now - 19 * HOUR],
    ["pay", now - 48 * HOUR],
  ]);
});

it("tells of no reminder that was due before the time was booked or chosen anew, or after it was cancelled", () => {
  const start = now + 5 * HOUR;
  expect(told({ start, steps: paid(now - 2 * HOUR) })).toEqual(["pay"]);
  expect(told({ start, steps: [...paid(now - 48 * HOUR), { at: now - 2 * HOUR, event: "reschedule", to: start }] })).toEqual([
    "reschedule",
    "pay",
  ]);
  const cancelled = [...paid(now - 48 * HOUR), { at: start - 24 * HOUR, event: "cancel", to: null }] as const;
  expect(told({ state: "cancelled_by_patient", start, steps: cancelled })).toEqual(["cancel", "pay"]);
});
