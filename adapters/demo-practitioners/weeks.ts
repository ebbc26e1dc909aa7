import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";
import type { Weekday } from "#core/consultations/slots/slot-facts.ts";
import type { Day } from "#core/shared/day.ts";

export type WeekName = "split" | "mornings" | "evenings" | "office" | "nights" | "weekend" | "always";

type Hours = readonly [from: number, to: number];

const workdays = WEEKDAYS.slice(0, 5);
const withSaturday = WEEKDAYS.slice(0, 6);

const WEEKS: Readonly<Record<WeekName, readonly { readonly days: readonly Weekday[]; readonly hours: readonly Hours[] }[]>> = {
  split: [
    {
      days: withSaturday,
      hours: [
        [10, 13],
        [17, 20],
      ],
    },
  ],
  mornings: [{ days: withSaturday, hours: [[7.5, 12]] }],
  evenings: [{ days: ["tuesday", "thursday", "saturday"], hours: [[18, 21.5]] }],
  office: [
    {
      days: workdays,
      hours: [
        [9.5, 13],
        [14, 17.5],
      ],
    },
  ],
  // Until 2 at night: the tail belongs to the day on which it begins.
  nights: [{ days: ["monday", "wednesday", "friday", "sunday"], hours: [[21, 2]] }],
  weekend: [{ days: ["saturday", "sunday"], hours: [[9, 14]] }],
  always: [{ days: WEEKDAYS, hours: [[0, 24]] }],
};

/** The calendar of one of the weeks, with a holiday for every third and a shorter day for every fourth practitioner. */
export function calendarOf(week: WeekName, nth: number, today: Day): Calendar {
  const windows = WEEKS[week].flatMap(({ days, hours }) =>
    days.flatMap((weekday) => hours.map(([from, to]) => ({ weekday, from: from * 60, to: to * 60, validFrom: null, validUntil: null }))),
  );
  if (week === "always") return { windows, exceptions: [] };
  const leaves = daysAfter(today, 6 + (nth % 9));
  const comesBack = daysAfter(leaves, 2 + (nth % 4));
  const holiday = nth % 3 === 0 ? [{ kind: "closed", from: firstInstantOf(leaves), to: firstInstantOf(comesBack) } as const] : [];
  const shorter = nth % 4 === 1 ? [{ kind: "day", date: daysAfter(today, 3), windows: [{ from: 660, to: 780 }] } as const] : [];
  return { windows, exceptions: [...holiday, ...shorter] };
}
