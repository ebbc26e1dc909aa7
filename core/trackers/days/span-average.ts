import { exactly, plus } from "../../shared/exact.ts";
import { dividedBy } from "../../health/fraction.ts";
import { rounded } from "../../health/rounded.ts";
import type { Day } from "../../shared/day.ts";
import type { Figure } from "../../health/health-answer.ts";
import type { SummaryAnswer } from "../../health/tools/summary.ts";
import type { OpenTracker } from "../entries/tracked-value.ts";

/** How many of the days before today have a value, and their average: whole, of weight with one decimal; null: none has one. */
export type SpanAverage = { readonly noted: number; readonly days: number; readonly figure: Figure };

/** The average of a summary's days, as months and years have theirs. Source: specification/trackers.md, Summary. */
export function spanAverage({ days }: Pick<SummaryAnswer, "days">, tracker: OpenTracker, today: Day): SpanAverage {
  const past = days.filter(({ day }) => day < today);
  const values = past.flatMap(({ value }) => (value === null ? [] : [exactly(Number(value))]));
  const figure = values.length === 0 ? null : rounded(dividedBy(values.reduce(plus), exactly(values.length)), tracker === "weight" ? 1 : 0);
  return { noted: values.length, days: past.length, figure };
}
