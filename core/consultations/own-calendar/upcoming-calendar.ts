import { firstInstantOf } from "../../shared/day.ts";
import { WEEKDAYS } from "../slots/slot-facts.ts";
import type { Day } from "../../shared/day.ts";
import type { Calendar } from "../calendar/calendar.ts";
import type { CalendarException, WeeklyWindow } from "../slots/slot-facts.ts";

/**
 * What a calendar says of `today` and the days after it, in the order of the week and of the days. Two calendars that say the same of these
 * days are the same here: what began before is told as if it began today. Source: specification/consultations.md, A practitioner's own
 * calendar.
 */
export function upcomingCalendar({ windows, exceptions }: Calendar, today: Day): Calendar {
  const begins = firstInstantOf(today);
  return {
    windows: windows
      .filter(({ validUntil }) => validUntil === null || validUntil >= today)
      .map((window) => ({ ...window, validFrom: window.validFrom !== null && window.validFrom > today ? window.validFrom : null }))
      .sort(inOrderOfWeek),
    exceptions: exceptions
      .filter((one) => (one.kind === "day" ? one.date >= today : one.to > begins))
      .map((one) => (one.kind === "day" ? one : { ...one, from: Math.max(one.from, begins) }))
      .sort((a, b) => beginningOf(a) - beginningOf(b) || endOf(a) - endOf(b)),
  };
}

function inOrderOfWeek(a: WeeklyWindow, b: WeeklyWindow): number {
  const weekday = WEEKDAYS.indexOf(a.weekday) - WEEKDAYS.indexOf(b.weekday);
  return weekday || a.from - b.from || a.to - b.to || inOrderOfText(a.validFrom ?? "", b.validFrom ?? "");
}

const inOrderOfText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const beginningOf = (one: CalendarException): number => (one.kind === "day" ? firstInstantOf(one.date) : one.from);

/** Of what begins together, a day with other hours comes first. */
const endOf = (one: CalendarException): number => (one.kind === "day" ? 0 : one.to);
