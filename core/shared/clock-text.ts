import { indianDay, indianTime } from "./indian-time.ts";
import type { Day } from "./day.ts";
import type { clockPhrases } from "./wording/clock.ts";

/** How a language writes the time of day. */
export type ClockPhrases = typeof clockPhrases;
export type DayPart = keyof ClockPhrases["parts"];

/** A time of the day such as "13:05", as people read it: 1:05 pm. */
export function clockText(time: string, says: ClockPhrases): string {
  const [hours = "", minute = ""] = time.split(":");
  const hour = Number(hours);
  return says.parts[dayPartOf(time)]({ hour: String(hour % 12 === 0 ? 12 : hour % 12), minute });
}

/**
 * A moment in milliseconds since 1970, in Indian time, as people read it: Fri 20 Nov, 10:38 am. Midnight is named by the day that it ends.
 * `dayName` names a day.
 */
export const momentText = (at: number, dayName: (day: Day) => string, says: ClockPhrases): string =>
  isMidnight(at)
    ? says.midnightAfter({ day: dayName(dayBefore(at)) })
    : says.moment({ day: dayName(indianDay(at)), time: clockText(indianTime(at), says) });

/** The same of a moment at which something ends or is over: at midnight it is the end of the day. */
export const endText = (at: number, dayName: (day: Day) => string, says: ClockPhrases): string =>
  isMidnight(at) ? says.endOf({ day: dayName(dayBefore(at)) }) : momentText(at, dayName, says);

/** The part of the day to which a time such as "13:05" belongs, as people read it. */
export function dayPartOf(time: string): DayPart {
  if (MIDNIGHTS.has(time)) return "midnight";
  if (time < "04:00") return "before-dawn";
  if (time < "12:00") return "morning";
  if (time < "16:00") return "afternoon";
  return time < "20:00" ? "evening" : "night";
}

const MIDNIGHTS: ReadonlySet<string> = new Set(["00:00", "24:00"]);

const isMidnight = (at: number): boolean => MIDNIGHTS.has(indianTime(at));
const dayBefore = (at: number): Day => indianDay(at - 60_000);
