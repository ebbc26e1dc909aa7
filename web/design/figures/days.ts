import { calendarPhrases as names } from "#web/design/wording/calendar.ts";
import type { Day } from "#core/shared/day.ts";

/**
 * A day of the calendar: 31 Dec 2026. The names are the site's own: the platform's first format of a date takes a cheap phone a tenth of a
 * second.
 */
export const dayOf = (day: Day): string => `${dayAndMonth(day)} ${day.slice(0, 4)}`;

/** A day of the calendar: Fri 20 Nov. */
export const weekdayOf = (day: Day): string => `${names.weekdays[new Date(day).getUTCDay()]} ${dayAndMonth(day)}`;

/** A day that may be of another year, or that stands on a paper: Fri 20 Nov 2026. */
export const datedWeekdayOf = (day: Day): string => `${weekdayOf(day)} ${day.slice(0, 4)}`;

/** The day of the week alone: Fri. */
export const weekdayShort = (day: Day): string => names.weekdays[new Date(day).getUTCDay()] ?? "";

/** The month alone: Nov. */
export const monthShort = (day: Day): string => names.months[Number(day.slice(5, 7)) - 1] ?? "";

/** The day of its month alone: 20. */
export const dayOfMonth = (day: Day): string => String(Number(day.slice(8)));

const dayAndMonth = (day: Day): string => `${Number(day.slice(8))} ${names.months[Number(day.slice(5, 7)) - 1]}`;
