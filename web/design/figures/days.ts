import { calendarPhrases as names } from "#web/design/wording/calendar.ts";
import type { Day } from "#core/shared/day.ts";

/** A day of the calendar: 31 Dec 2026. The names are the site's own: the platform's first format of a date takes a cheap phone a tenth of a second. */
export const dayOf = (day: Day): string => `${dayAndMonth(day)} ${day.slice(0, 4)}`;

/** A day of the calendar: Fri 20 Nov. */
export const weekdayOf = (day: Day): string => `${names.weekdays[new Date(day).getUTCDay()]} ${dayAndMonth(day)}`;

const dayAndMonth = (day: Day): string => `${Number(day.slice(8))} ${names.months[Number(day.slice(5, 7)) - 1]}`;
