import { indianDay, indianMidnight } from "../shared/indian-time.ts";
import type { Day } from "../shared/day.ts";

/** The names of days by when they began. */
const names = new Map<number, Day>();
const MOST_NAMES = 4_000;

/** The same as `indianDay`, for many moments of few days in any order: to name a day costs far more than to look its name up. */
export function lookedUpDay(at: number): Day {
  const from = indianMidnight(at);
  const known = names.get(from);
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES) names.clear();
  const day = indianDay(at);
  names.set(from, day);
  return day;
}
