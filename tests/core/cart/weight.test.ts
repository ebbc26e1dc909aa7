import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gramsOf, gramsOfLine, hundredthsOfKilogram, piecesWithinWeight } from "#core/cart/weight.ts";
import { BeyondLimits } from "#core/shared/beyond-limits.ts";
import { compare, exactly, plus, times } from "#core/shared/exact.ts";
import { aLine } from "#tests/builders/a-line.ts";

const weightOf = (...grams: readonly number[]) => hundredthsOfKilogram(gramsOf(grams.map((weight) => aLine({ weight }))));

describe("a cart's weight", () => {
  it("is grams times quantity", () => {
    expect(gramsOf([aLine({ weight: 250, quantity: 3 }), aLine({ weight: 5 })])).toEqual(exactly(755));
    expect(gramsOfLine(aLine({ weight: 0.5, quantity: 3 }))).toEqual({ numerator: 15n, denominator: 10n });
  });
  it.each([
    [[], 0],
    [[4.999], 0],
    [[5], 1],
    [[14], 1],
    [[15], 2],
    [[2_255], 226],
    [[2_254.999_999], 225],
    [[0.1, 0.2, 4.7], 1],
    [[1e-7], 0],
  ])("of %j grams is %d hundredths of a kilogram, half up [ru-shipping-weight]", (grams, hundredths) =>
    expect(weightOf(...grams)).toBe(hundredths),
  );

  it("stays exact beyond what numbers tell apart", () => {
    const heavy = aLine({ weight: 9_999_999, quantity: 999_999 });
    const grams = gramsOf([...Array.from({ length: 1_000 }, () => heavy), aLine({ weight: 1 })]);
    expect(compare(grams, { numerator: 9_999_999n * 999_999n * 1_000n + 1n, denominator: 1n })).toBe(0);
  });
  it("stays exact where half grams make whole ones and the rest is next to nothing", () => {
    const grams = gramsOf([aLine({ weight: 0.5, quantity: 2 }), aLine({ weight: 1e-17 })]);
    expect(compare(grams, exactly(1))).toBe(1);
  });
  it("leaves room for as many pieces as it can still be told with, and not for one more", () => {
    const heaviest = 10n * BigInt(Number.MAX_SAFE_INTEGER);
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        fc.bigInt({ min: 1n, max: 9n }),
        fc.integer({ min: 1, max: 9_999_999_999 }),
        (room, parts, tenths) => {
          const grams = { numerator: heaviest * parts - room, denominator: parts };
          const weight = tenths / 1000;
          const pieces = piecesWithinWeight(grams, weight);
          const heavierBy = (count: number) => hundredthsOfKilogram(plus(grams, times(exactly(weight), exactly(count))));
          expect(heavierBy(pieces)).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
          expect(() => heavierBy(pieces + 1)).toThrow(BeyondLimits);
        },
      ),
    );
    expect(piecesWithinWeight(exactly(5), 0)).toBe(Infinity);
  });
  it("is refused where it can't be told", () => {
    expect(() => hundredthsOfKilogram({ numerator: 10n ** 18n, denominator: 1n })).toThrow(
      new BeyondLimits("the cart is heavier than can be told exactly"),
    );
  });
});
