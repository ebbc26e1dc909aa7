import { exactly, plus } from "../../shared/exact.ts";
import { dividedBy } from "../../health/fraction.ts";
import { rounded } from "../../health/rounded.ts";
import type { Figure } from "../../health/health-answer.ts";

/** How many days one mean looks at, its own among them. */
export const MEAN_DAYS = 7;

/**
 * Of each day the mean of those that have a value among it and the six before, with one decimal; null: none has. Source:
 * specification/trackers.md, Weight.
 */
export const weekMeans = (days: readonly { readonly value: Figure }[]): readonly Figure[] =>
  days.map((_, nth) => {
    const values = days
      .slice(Math.max(0, nth + 1 - MEAN_DAYS), nth + 1)
      .flatMap(({ value }) => (value === null ? [] : [exactly(Number(value))]));
    return values.length === 0 ? null : rounded(dividedBy(values.reduce(plus), exactly(values.length)), 1);
  });
