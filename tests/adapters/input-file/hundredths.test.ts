import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hundredths } from "#adapters/input-file/hundredths.ts";

describe("the hundredths of a number", () => {
  it("are those that it is written as", () => {
    for (const [number, whole] of [
      [0.1, 10],
      [1.15, 115],
      [299, 29_900],
      [-0, 0],
      [4.35, 435],
    ] as const)
      expect(hundredths(number)).toBe(whole);
  });

  it("are none where it has more decimals, or is too large to be exact", () => {
    for (const number of [0.001, 1.005, 1e-7, 1e15, 2 ** 53]) expect(hundredths(number)).toBeNull();
  });

  it("give the number back", () => {
    fc.assert(fc.property(fc.integer(), (whole) => hundredths(whole / 100) === whole + 0));
  });
});
