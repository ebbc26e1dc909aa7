import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharesOf } from "#core/shared/fractions/shares.ts";
import { compare, exactly } from "#core/shared/exact.ts";
import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";

const anyWeights = () =>
  fc.array(fc.record({ numerator: fc.bigInt({ min: 0n, max: 10n ** 12n }), denominator: fc.constantFrom(1n, 3n, 28n, 105n) }), {
    minLength: 1,
    maxLength: 8,
  });

describe("shares of an amount", () => {
  it.each([
    ["the largest remainder gets the paisa that is left", 100, [1, 1, 1], [34, 33, 33]],
    ["equal remainders go in order", 2, [1, 1, 1], [1, 1, 0]],
    ["a weight of nothing gets nothing", 10, [0, 3, 0], [0, 10, 0]],
    ["the greater remainder comes before the earlier", 10, [10, 15, 8], [3, 5, 2]],
    ["weights of nothing alone count as equal", 5, [0, 0], [3, 2]],
    ["nothing is shared over nothing", 0, [], []],
  ])("%s", (_, amount, weights, shares) => expect(sharesOf(paise(amount), weights.map(exactly))).toEqual(shares));

  it("sum to it, each within a paisa of its exact share, and never less for a greater weight", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_AMOUNT }).map(paise), anyWeights(), (amount, weights) => {
        const shares = sharesOf(amount, weights);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        const all = weights.reduce((sum, { numerator, denominator }) => sum + (numerator * 420n) / denominator, 0n);
        for (const [place, { numerator, denominator }] of weights.entries()) {
          if (all === 0n) continue;
          const over = BigInt(shares[place] ?? -9) * all - (BigInt(amount) * numerator * 420n) / denominator;
          expect(over < all && over > -all).toBe(true);
          for (const [other, weight] of weights.entries())
            if (compare(weight, { numerator, denominator }) > 0) expect(shares[other]).toBeGreaterThanOrEqual(shares[place] ?? 0);
        }
      }),
      { numRuns: 300 },
    ));

  it("are of nothing below nothing, and not over nobody", () => {
    expect(() => sharesOf(paise(-1), [exactly(1)])).toThrow(RangeError);
    expect(() => sharesOf(paise(1), [])).toThrow(RangeError);
  });
});
