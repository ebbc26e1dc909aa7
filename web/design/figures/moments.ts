import { languageWords } from "#web/design/wording/language.ts";
import { timeAt } from "./clock-time.ts";
import type { Day } from "#core/shared/day.ts";

const days = new Intl.DateTimeFormat(languageWords.dates, { timeZone: "Asia/Kolkata", weekday: "short", day: "numeric", month: "short" });

/** The Indian day of a moment, in milliseconds since 1970: Fri 20 Nov. */
export function weekdayAt(at: number): string {
  const parts = days.formatToParts(at);
  const told = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${told("weekday")} ${told("day")} ${told("month")}`;
}

/** Fri 20 Nov, 10:38 am. */
export const momentAt = (at: number): string => `${weekdayAt(at)}, ${timeAt(at)}`;

/** A day of the calendar: Fri 20 Nov. */
export const weekdayOf = (day: Day): string => weekdayAt(Date.parse(`${day}T12:00:00+05:30`));
