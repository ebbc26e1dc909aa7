import { exactly, plus } from "../../shared/exact.ts";
import { dividedBy } from "../../health/fraction.ts";
import { rounded } from "../../health/rounded.ts";
import { dayOf, valuesOf } from "../../health/tools/summary.ts";
import type { Day } from "../../shared/day.ts";
import type { Exact } from "../../shared/exact.ts";
import type { Figure } from "../../health/health-answer.ts";
import type { SummaryAnswer, TrackerEntry } from "../../health/tools/summary.ts";
import type { OpenTracker } from "../tracked-value.ts";

/** How many of the days before today have a value, and their average: whole, of weight with one decimal; null: none has one. */
export type SpanAverage = { readonly noted: number; readonly days: number; readonly figure: Figure };

type Averaged = {
  readonly tracker: OpenTracker;
  /** Those of its summary. */
  readonly days: SummaryAnswer["days"];
  /** What they are made of, as `summary` adds it up; those of other days do not count. */
  readonly entries: readonly TrackerEntry[];
  readonly today: Day;
};

/**
 * The average of a summary's days, as months and years have theirs: of what was noted, not of what is shown of each day. Source:
 * specification/trackers.md, Summary.
 */
export function spanAverage(of: Averaged): SpanAverage {
  const values = valuesBefore(of);
  const figure =
    values.length === 0 ? null : rounded(dividedBy(values.reduce(plus), exactly(values.length)), of.tracker === "weight" ? 1 : 0);
  return { noted: values.length, days: of.days.filter(({ day }) => day < of.today).length, figure };
}

/** What these days come to together, whole; null: none has a value. */
export function spanSum(of: Averaged): Figure {
  const values = valuesBefore(of);
  return values.length === 0 ? null : rounded(values.reduce(plus), 0);
}

/** Trackers whose days are shown rounded; of the others what is shown of a day is what it comes to, as their entries are whole. */
const ROUNDED: readonly OpenTracker[] = ["meal", "weight"];

/**
 * Exactly what each day before today comes to, of those that have a value. To add entries up once more takes as long as their summary did.
 */
function valuesBefore({ tracker, days, entries, today }: Averaged): readonly Exact[] {
  if (!ROUNDED.includes(tracker)) return days.flatMap(({ day, value }) => (value === null || day >= today ? [] : [exactly(Number(value))]));
  const [from, to] = [days[0]?.day ?? today, days.at(-1)?.day ?? today];
  const before = entries.filter((entry) => {
    const day = dayOf(entry);
    return day >= from && day <= to && day < today;
  });
  return [...valuesOf(tracker, before).values()];
}
