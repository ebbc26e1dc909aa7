import { dayIn, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";

const MINUTE = 60_000;

/** The time in India of a moment (milliseconds since 1970), as a field of times has it: 08:05. */
export function clockOf(at: number): string {
  const minutes = Math.floor((at - firstInstantOf(indianDay(at))) / MINUTE);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The moment of a day and a time in India as fields have them; null: one of them is none. */
export function momentOf(day: string, time: string): number | null {
  const read = dayIn(day);
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  if (read === null || hours === undefined || minutes === undefined) return null;
  return firstInstantOf(read) + (Number(hours) * 60 + Number(minutes)) * MINUTE;
}
