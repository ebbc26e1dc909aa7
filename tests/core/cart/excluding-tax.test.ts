import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excludingTax, shareWithoutTax, taxTable, valueOf } from "#core/cart/excluding-tax.ts";
import { compare, exactly, plus } from "#core/shared/exact.ts";
import { paise } from "#core/shared/money.ts";

describe("an amount without tax", () => {
  it("is price × 100 / (100 + gst) [ru-discount-ex-tax] [co-tax-formula]", () => {
    expect(compare(excludingTax(paise(11_200), 12), exactly(10_000))).toBe(0);
    expect(compare(excludingTax(paise(10_000), 0), exactly(10_000))).toBe(0);
    expect(compare(excludingTax(paise(10_000), 100), exactly(5_000))).toBe(0);
  });
  it("is exactly ₹2,500 for 28 pieces at ₹100 with 12 % GST", () =>
    expect(compare(excludingTax(paise(280_000), 12), exactly(250_000))).toBe(0));
  it("stays a fraction where it is one", () => expect(excludingTax(paise(100), 5)).toEqual({ numerator: 2_000n, denominator: 21n }));
  it("is in lowest terms, also at rates with decimals", () => {
    expect(shareWithoutTax(12)).toEqual({ numerator: 25n, denominator: 28n });
    expect(shareWithoutTax(0.25)).toEqual({ numerator: 400n, denominator: 401n });
  });
});

describe("a tax table", () => {
  const rates = fc.array(fc.constantFrom(0, 5, 12, 18, 28, 0.25, 12.345, 1e-7), { minLength: 1, maxLength: 6 });
  it("sums amounts of several rates as one by one", () => {
    fc.assert(
      fc.property(rates, fc.infiniteStream(fc.nat({ max: 10 ** 12 })), (gsts, amounts) => {
        const table = taxTable(gsts);
        const sums = table.rates.map(() => amounts.next().value);
        const apart = table.rates.map((gst, at) => excludingTax(paise(sums[at] ?? 0), gst)).reduce(plus);
        expect(compare(valueOf(sums, table), apart)).toBe(0);
      }),
    );
  });
  it("has each rate once, in the order met, over the least denominator", () => {
    const whole = { weights: [75, 84, 80], denominator: 84 };
    expect(taxTable([12, 0, 12, 5])).toEqual({ rates: [12, 0, 5], weights: [75n, 84n, 80n], denominator: 84n, whole });
  });
  it("has the same as numbers, where rates have two decimals at most and safe integers hold it", () => {
    const anyRates = fc.array(
      fc.nat({ max: 10_000 }).map((hundredths) => hundredths / 100),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(anyRates, (gsts) => {
        const { rates, weights, denominator, whole } = taxTable(gsts);
        for (const [at, gst] of rates.entries())
          expect(compare({ numerator: weights[at] ?? 0n, denominator }, shareWithoutTax(gst))).toBe(0);
        if (whole === null) expect(denominator).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
        else expect([whole.weights.map(BigInt), BigInt(whole.denominator)]).toEqual([weights, denominator]);
      }),
    );
    expect(taxTable([5, 12.345]).whole).toBeNull();
    expect(taxTable([0.01, 0.03, 0.07, 0.09, 0.11, 0.13]).whole).toBeNull();
  });
});
