import type { Facts } from "#web/design/phrase.ts";
import type { DayPart } from "#web/design/figures/clock-time.ts";

type Clock = Facts<"hour" | "minute">;

/** A time of the day by its part; hours go from 1 to 12. */
export const clockTimePhrases = {
  "after-midnight": ({ hour, minute }: Clock) => `${hour}:${minute} am`,
  morning: ({ hour, minute }: Clock) => `${hour}:${minute} am`,
  afternoon: ({ hour, minute }: Clock) => `${hour}:${minute} pm`,
  evening: ({ hour, minute }: Clock) => `${hour}:${minute} pm`,
  night: ({ hour, minute }: Clock) => `${hour}:${minute} pm`,
} satisfies Record<DayPart, (clock: Clock) => string>;
