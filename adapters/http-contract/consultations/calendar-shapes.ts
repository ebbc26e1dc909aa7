import * as z from "zod/mini";
import { timeOfDay } from "#adapters/http-contract/time-of-day.ts";
import { MOST_EXCEPTIONS, MOST_WINDOWS, MOST_WINDOWS_OF_A_DAY } from "#core/consultations/calendar/calendar-fault.ts";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, instant } from "#adapters/http-contract/scalars.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";
import type { CalendarException } from "#core/consultations/slots/slot-facts.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const times = {
  from: timeOfDay(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time from 00:00 to 23:59"),
  to: timeOfDay(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, "a time from 00:00 to 24:00"),
} as const;

const window = fields({
  weekday: z.enum(WEEKDAYS),
  ...times,
  validFrom: ["valid_from", z.nullable(calendarDay)],
  validUntil: ["valid_until", z.nullable(calendarDay)],
});

const wholeMinute = z.pipe(instant, z.number().check(z.refine((at) => at % 60_000 === 0, "a whole minute")));

/** As in a file of calendars: either a date with its windows, or a closed span. */
const exception: Shape<CalendarException> = wire(
  z.union([
    z.object({ date: calendarDay, windows: z.array(fields(times)).check(z.maxLength(MOST_WINDOWS_OF_A_DAY)) }),
    z.object({ from: wholeMinute, to: wholeMinute }),
  ]),
  (said): CalendarException => ("date" in said ? { kind: "day", ...said } : { kind: "closed", ...said }),
  (one) => (one.kind === "day" ? { date: one.date, windows: [...one.windows] } : { from: one.from, to: one.to }),
);

/** A calendar over the wire, written as in a file of calendars. */
export const calendarShape: Shape<Calendar> = fields({
  windows: z.array(window).check(z.maxLength(MOST_WINDOWS)),
  exceptions: z.array(exception).check(z.maxLength(MOST_EXCEPTIONS)),
});
