import { indianTime } from "#core/shared/indian-time.ts";
import { clockTimePhrases } from "#web/design/wording/clock-time.ts";

/** The part of the day that some languages name with a time, instead of its half. */
export type DayPart = "after-midnight" | "morning" | "afternoon" | "evening" | "night";

/** A time of the Indian day, of a moment in milliseconds since 1970: 10:45 am. */
export const timeAt = (milliseconds: number): string => clockTime(indianTime(milliseconds));

/** A time of the day such as 13:05, as it is said: 1:05 pm. */
export function clockTime(time: string): string {
  const [hours = "", minute = ""] = time.split(":");
  const hour = Number(hours);
  return clockTimePhrases[dayPart(hour)]({ hour: String(hour % 12 === 0 ? 12 : hour % 12), minute });
}

/** Hours go from 0 to 23. */
function dayPart(hour: number): DayPart {
  if (hour < 4) return "after-midnight";
  if (hour < 12) return "morning";
  if (hour < 16) return "afternoon";
  return hour < 20 ? "evening" : "night";
}

/** What is left, in milliseconds: 1:05. */
export function minutesAndSeconds(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
