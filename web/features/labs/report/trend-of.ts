import type { SentRange } from "#core/labs/booking/lab-value.ts";
import type { EarlierValue, FoundBefore } from "#core/labs/reports/persons-lab-report.ts";

/**
 * A point in a drawing, in the drawing's own units, to a tenth. `mark`: whether it is the value, or the value is lower or higher, or words
 * stand for one.
 */
export type TrendPoint = { readonly x: number; readonly y: number; readonly mark: "exact" | "lower" | "higher" | "words" };

/** Values over time in a drawing; `band`: where the range lies from its upper end to its lower one, null: there is none. */
export type Trend = { readonly points: readonly TrendPoint[]; readonly band: { readonly from: number; readonly to: number } | null };

type Sheet = { readonly width: number; readonly height: number; readonly edge: number };

/**
 * Where values lie by the time of their samples, the oldest first, and the range beside them. A range with one end goes on to the edge of
 * the sheet. There is at least one figure; words lie along the lower edge.
 */
export function trendOf(values: readonly EarlierValue[], { low, high }: Pick<SentRange, "low" | "high">, sheet: Sheet): Trend {
  const { width, height, edge } = sheet;
  const found = values.flatMap(({ found: one }) => (one.kind === "words" ? [] : [one.value]));
  const figures = [...found, ...[low, high].filter((end) => end !== null)];
  const times = values.map(({ takenAt }) => takenAt);
  const across = between(times, { start: edge, end: width - edge });
  const up = between(figures, { start: height - edge, end: edge });
  return {
    points: values.map(({ takenAt, found: one }) => ({
      x: across(takenAt),
      y: one.kind === "words" ? height - edge / 2 : up(one.value),
      mark: markOf(one),
    })),
    band: low === null && high === null ? null : { from: high === null ? 0 : up(high), to: low === null ? height : up(low) },
  };
}

function markOf(found: FoundBefore): TrendPoint["mark"] {
  if (found.kind !== "bound") return found.kind === "words" ? "words" : "exact";
  return found.comparator === "<" || found.comparator === "<=" ? "lower" : "higher";
}

/** From the least of some figures to the most, as far as from `start` to `end`; in the middle where all are the same. */
function between(figures: readonly number[], { start, end }: { readonly start: number; readonly end: number }): (figure: number) => number {
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return (figure) => tenth(most > least ? start + ((figure - least) / (most - least)) * (end - start) : (start + end) / 2);
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
