import { clockText } from "#core/shared/clock-text.ts";
import { indianTime } from "#core/shared/indian-time.ts";
import { clockPhrases } from "#core/shared/wording/clock.ts";

/** A time of the Indian day, of a moment in milliseconds since 1970: 10:45 am. */
export const timeAt = (milliseconds: number): string => clockTime(indianTime(milliseconds));

/** A time of the day such as 13:05, as it is said: 1:05 pm. */
export const clockTime = (time: string): string => clockText(time, clockPhrases);

/** What is left, in milliseconds: 1:05. */
export function minutesAndSeconds(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
