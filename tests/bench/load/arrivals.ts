/** What comes at a time, in milliseconds from the beginning of a step. */
export type Arrival<What> = { readonly at: number; readonly what: What };

/**
 * Moments of a Poisson process, in milliseconds from 0 up to `milliseconds`: each comes whether or not anything before it was answered.
 * `rate` a second; `random` answers numbers from 0 up to 1.
 */
export function poisson(rate: number, milliseconds: number, random: () => number): readonly number[] {
  const moments: number[] = [];
  for (let at = pause(rate, random); at < milliseconds; at += pause(rate, random)) moments.push(at);
  return moments;
}

const pause = (rate: number, random: () => number): number => (-Math.log(1 - random()) / rate) * 1_000;

/** The value below which a share of the values lies, as one of them; `sorted` from the least on. NaN: there is none. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;

/**
 * How much of the day's greatest rate comes in each of its 24 hours in India: quiet nights, a rise before noon, the evening's peak. The
 * mean is a third of the peak.
 */
export const DAY_CURVE: readonly number[] = [
  ...[0.06, 0.04, 0.03, 0.03, 0.04, 0.08, 0.15, 0.24, 0.32, 0.38, 0.42, 0.42],
  ...[0.38, 0.34, 0.32, 0.34, 0.4, 0.5, 0.68, 0.88, 1, 0.72, 0.34, 0.14],
];

/** Moments of a day that is pressed together into `milliseconds`, whose busiest hour has `peak` a second. */
export function dayOf(peak: number, milliseconds: number, random: () => number): readonly number[] {
  const hour = milliseconds / DAY_CURVE.length;
  return DAY_CURVE.flatMap((share, nth) => poisson(peak * share, hour, random).map((at) => nth * hour + at));
}
