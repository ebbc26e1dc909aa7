import { languageWords } from "#web/design/wording/language.ts";
import type { Day } from "#core/shared/day.ts";

const format = new Intl.DateTimeFormat(languageWords.dates, { timeZone: "Asia/Kolkata", weekday: "short", day: "numeric", month: "short" });

/** Fri 20 Nov. The formatter that orders use brings the time of day, which a card does not need. */
export function writtenDay(day: Day): string {
  const parts = format.formatToParts(Date.parse(`${day}T12:00:00+05:30`));
  const partOf = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${partOf("weekday")} ${partOf("day")} ${partOf("month")}`;
}
