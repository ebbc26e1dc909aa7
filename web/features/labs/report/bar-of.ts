import type { SentRange } from "#core/labs/booking/lab-value.ts";

/** Where a range begins and ends and where a value lies, from 0 to 100 of a bar. */
export type Bar = { readonly from: number; readonly to: number; readonly at: number };

/** The bar of a value beside its range; null: no range was sent. A range with one end goes on to the bar's own. */
export function barOf(value: number, { low, high }: Pick<SentRange, "low" | "high">): Bar | null {
  if (low === null && high === null) return null;
  const ends = [low, high].filter((end) => end !== null);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const room = most > least ? (most - least) / 2 : Math.abs(least) / 2 || 1;
  const [start, end] = [Math.min(value, least - room), Math.max(value, most + room)];
  const placeOf = (figure: number) => ((figure - start) / (end - start)) * 100;
  return { from: low === null ? 0 : placeOf(low), to: high === null ? 100 : placeOf(high), at: Math.min(99, Math.max(1, placeOf(value))) };
}
