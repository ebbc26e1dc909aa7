import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rounded } from "#core/health/rounded.ts";
import { fractionText } from "#core/shared/fractions/fraction-text.ts";
import type { Exact } from "#core/shared/exact.ts";

/** Small numbers, those about where doubles are no longer exact, and far beyond. */
const anyWhole = fc.oneof(
  fc.bigInt({ min: 0n, max: 1_000n }),
  fc.bigInt({ min: 2n ** 40n, max: 2n ** 53n + 3n }),
  fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 3n }),
  fc.bigInt({ min: 0n, max: 2n ** 80n }),
);
const anyExact: fc.Arbitrary<Exact> = fc
  .tuple(
    anyWhole,
    fc.boolean(),
    fc.oneof(
      fc.constantFrom(1n, 10n, 100n, 1_000n),
      anyWhole.map((one) => one + 1n),
    ),
  )
  .map(([size, isNegative, denominator]) => ({ numerator: isNegative ? -size : size, denominator }));

/** Half away from zero, by bigints alone. */
function slowly({ numerator, denominator }: Exact, decimals: number): string {
  const size = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(decimals);
  const digits = String((2n * size + denominator) / (2n * denominator)).padStart(decimals + 1, "0");
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return numerator < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}

describe("a fraction as text", () => {
  it("is rounded half away from zero, as bigints alone would", () => {
    fc.assert(
      fc.property(anyExact, fc.nat(6), (exact, decimals) => {
        const text = slowly(exact, decimals);
        expect(rounded(exact, decimals)).toBe(text);
        expect(fractionText(exact, decimals, 0)).toBe(text.includes(".") ? text.replace(/\.?0+$/, "") : text);
      }),
      { numRuns: 5_000 },
    );
  });

  it("rounds a half up wherever doubles would lose it", () => {
    for (const half of [2n ** 50n + 1n, 2n ** 51n - 1n, 2n ** 52n - 1n, 2n ** 60n + 1n])
      expect(rounded({ numerator: half, denominator: 2n }, 0)).toBe(String((half + 1n) / 2n));
  });
});
