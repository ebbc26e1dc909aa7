import type { SentRange } from "#core/labs/reports/lab-value.ts";
import type { EarlierValue } from "#core/labs/reports/persons-lab-report.ts";

/** A point in a drawing, in the drawing's own units, to a tenth. */
export type TrendPoint = { readonly x: number; readonly y: number };

/** Values over time in a drawing; `band`: where the range lies from its upper end to its lower one, null: there is none. */
export type Trend = { readonly points: readonly TrendPoint[]; readonly band: { readonly from: number; readonly to: number } | null };

type Sheet = { readonly width: number; readonly height: number; readonly edge: number };

/**
 * Where values lie by the time of their samples, the oldest first, and the range beside them. A range with one end goes on to the edge of the
 * sheet. There is at least one value.
 */
export function trendOf(values: readonly EarlierValue[], { low, high }: Pick<SentRange, "low" | "high">, sheet: Sheet): Trend {
  const { width, height, edge } = sheet;
  const figures = [...values.map(({ value }) => value), ...[low, high].filter((end) => end !== null)];
  const times = values.map(({ takenAt }) => takenAt);
  const across = between(times, { start: edge, end: width - edge });
  const up = between(figures, { start: height - edge, end: edge });
  return {
    points: values.map(({ takenAt, value }) => ({ x: across(takenAt), y: up(value) })),
    band: low === null && high === null ? null : { from: high === null ? 0 : up(high), to: low === null ? height : up(low) },
  };
}

/** From the least of some figures to the most, as far as from `start` to `end`; in the middle where all are the same. */
function between(figures: readonly number[], { start, end }: { readonly start: number; readonly end: number }): (figure: number) => number {
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return (figure) => tenth(most > least ? start + ((figure - least) / (most - least)) * (end - start) : (start + end) / 2);
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
