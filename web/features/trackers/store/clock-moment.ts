import { dayIn, firstInstantOf } from "#core/shared/day.ts";

const MINUTE = 60_000;

/** The moment of a day and a time in India as fields have them; null: one of them is none. */
export function momentOf(day: string, time: string): number | null {
  const read = dayIn(day);
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  if (read === null || hours === undefined || minutes === undefined) return null;
  return firstInstantOf(read) + (Number(hours) * 60 + Number(minutes)) * MINUTE;
}
