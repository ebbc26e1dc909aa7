import { dayOfValue } from "../tracked-value.ts";
import type { Day } from "../../shared/day.ts";
import type { TrackedValue } from "../tracked-value.ts";

/** What a week asks of an adult, by the WHO in 2020. Source: specification/trackers.md, Goals. */
export const WEEK_MINUTES = 150;
const [MODERATE, VIGOROUS] = [3, 6];

/**
 * The minutes of a span of days that count against the week's: those of moderate exercise, and twice those of vigorous. Light ones don't.
 * Source: specification/trackers.md, Goals.
 */
export const movedMinutes = (values: readonly (TrackedValue | null)[], from: Day, to: Day): number =>
  values.reduce((sum, value) => {
    if (value === null || !("minutes" in value) || dayOfValue(value) < from || dayOfValue(value) > to || value.met < MODERATE) return sum;
    return sum + (value.met < VIGOROUS ? 1 : 2) * value.minutes;
  }, 0);
