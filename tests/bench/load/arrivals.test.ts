import { describe, expect, it } from "vitest";
import { DAY_CURVE, dayOf, poisson, quantile } from "./arrivals.ts";

/** Numbers that are the same at each run. */
function steady(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe("arrivals that wait for nobody", () => {
  it("come as often as they should, as unevenly as by chance, and never too late", () => {
    const moments = poisson(200, 60_000, steady(7));
    expect(moments.length / (200 * 60)).toBeCloseTo(1, 1);
    expect(moments.every((at, nth) => at >= (moments[nth - 1] ?? 0) && at < 60_000)).toBe(true);
    const pauses = moments.slice(1).map((at, nth) => at - (moments[nth] ?? 0));
    const mean = pauses.reduce((sum, one) => sum + one, 0) / pauses.length;
    const deviation = Math.sqrt(pauses.reduce((sum, one) => sum + (one - mean) ** 2, 0) / pauses.length);
    expect(deviation / mean).toBeCloseTo(1, 1); // Of an even flow it would be 0.
  });

  it("of a day are busiest in the evening, three times the mean, and few at night", () => {
    expect(Math.max(...DAY_CURVE) / (DAY_CURVE.reduce((sum, share) => sum + share, 0) / 24)).toBeCloseTo(3, 0);
    const moments = dayOf(100, 24_000, steady(3));
    const within = (hour: number) => moments.filter((at) => at >= hour * 1_000 && at < (hour + 1) * 1_000).length;
    expect(within(20)).toBeGreaterThan(80);
    expect(within(3)).toBeLessThan(15);
  });

  it("are told by quantiles that are among them", () => {
    const values = Array.from({ length: 1_000 }, (_, nth) => nth + 1);
    expect([0.5, 0.99, 0.999, 1].map((share) => quantile(values, share))).toEqual([500, 990, 999, 1_000]);
    expect(quantile([], 0.5)).toBeNaN();
  });
});
