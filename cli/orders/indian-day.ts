import { dayIn, daysAfter } from "#core/shared/day.ts";
import type { Day } from "#core/shared/day.ts";

/** null: none was named. */
export const dayNamed = (text: string | undefined): Day | null | "none" => (text === undefined ? null : (dayIn(text) ?? "none"));

/** When an Indian day begins, or one so many days after it, in milliseconds since 1970. */
export const beginsAt = (day: Day, after = 0): number => Date.parse(`${daysAfter(day, after)}T00:00:00+05:30`);
