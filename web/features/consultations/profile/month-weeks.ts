import type { DayOfSlots } from "#core/consultations/slots/list-slots.ts";

/** A month, such as "2026-11", by weeks from Sunday on; null: a day of another month, or one that is not listed. */
export type MonthWeeks = { readonly month: string; readonly weeks: readonly (readonly (DayOfSlots | null)[])[] };

const WEEK = 7;

/** Days that follow one another, as the leaves of a calendar. */
export function monthWeeks(days: readonly DayOfSlots[]): readonly MonthWeeks[] {
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  return months.map((month) => ({ month, weeks: weeksOf(days.filter(({ day }) => day.startsWith(month))) }));
}

function weeksOf(days: readonly DayOfSlots[]): MonthWeeks["weeks"] {
  const before = days[0] === undefined ? 0 : new Date(days[0].day).getUTCDay();
  const cells = [...Array<null>(before).fill(null), ...days];
  const count = Math.ceil(cells.length / WEEK);
  return Array.from({ length: count }, (_, week) => Array.from({ length: WEEK }, (_, weekday) => cells[week * WEEK + weekday] ?? null));
}
