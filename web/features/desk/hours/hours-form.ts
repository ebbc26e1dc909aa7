import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { timeText } from "./time-text.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";
import type { CalendarException, DayWindow, Weekday } from "#core/consultations/slots/slot-facts.ts";

/** Hours as fields hold them: texts such as 09:30, or "" where nothing is entered. */
export type HoursRow = { readonly key: string; readonly from: string; readonly to: string };

/** Hours of each week; `since`, `until` as days, "": no limit on that side. */
export type WindowRow = HoursRow & { readonly weekday: Weekday; readonly since: string; readonly until: string };

/** Time off: both days included; a time that is "" is the first day's beginning, or the last day's end. */
export type OffRow = HoursRow & { readonly kind: "off"; readonly firstDay: string; readonly lastDay: string };

/** Other hours on one day. */
export type DayRow = { readonly kind: "day"; readonly key: string; readonly date: string; readonly windows: readonly HoursRow[] };

/** A calendar as fields hold it. Keys tell its rows apart. */
export type HoursForm = { readonly windows: readonly WindowRow[]; readonly exceptions: readonly (OffRow | DayRow)[] };

/** `newKey` makes a key that no row has. */
export const formOf = ({ windows, exceptions }: Calendar, newKey: () => string): HoursForm => ({
  windows: windows.map(({ weekday, validFrom, validUntil, ...window }) => ({
    ...hoursOf(window, newKey),
    weekday,
    since: validFrom ?? "",
    until: validUntil ?? "",
  })),
  exceptions: exceptions.map((one) => exceptionRow(one, newKey)),
});

const hoursOf = ({ from, to }: DayWindow, newKey: () => string): HoursRow => ({ key: newKey(), from: timeText(from), to: timeText(to) });

function exceptionRow(one: CalendarException, newKey: () => string): OffRow | DayRow {
  const key = newKey();
  if (one.kind === "day") return { kind: "day", key, date: one.date, windows: one.windows.map((window) => hoursOf(window, newKey)) };
  const [firstDay, lastDay] = [indianDay(one.from), indianDay(one.to)];
  const endsWithDay = one.to === firstInstantOf(lastDay);
  return {
    kind: "off",
    key,
    firstDay,
    lastDay: endsWithDay ? daysAfter(lastDay, -1) : lastDay,
    from: one.from === firstInstantOf(firstDay) ? "" : indianTime(one.from),
    to: endsWithDay ? "" : indianTime(one.to),
  };
}
