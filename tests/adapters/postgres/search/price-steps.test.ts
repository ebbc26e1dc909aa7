import fc from "fast-check";
import { expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { priceCoverOf, priceSetsOf } from "#adapters/postgres/search/price-steps.ts";
import type { PriceSet } from "#adapters/postgres/search/price-steps.ts";

const anyPrice = fc.oneof(
  fc.integer({ min: 1, max: 30_000 }).map((rupees) => rupees * 100),
  fc.integer({ min: 1, max: 5_000_000 }),
  fc.constantFrom(1, 999_999_999_999),
);
const keyOf = ({ kind, slug }: PriceSet): string => `${kind} ${slug}`;
const setsAt = (price: number) => priceSetsOf({ offer: { price: paise(price), stock: 1 } }).map(keyOf);

it("what is in the sets within a range costs what it may, and nothing that does is in none of them", () => {
  fc.assert(
    fc.property(fc.option(anyPrice), fc.option(anyPrice), anyPrice, (least, most, price) => {
      const cover = priceCoverOf({ least: least === null ? null : paise(least), most: most === null ? null : paise(most) });
      const costs = price >= (least ?? 0) && price <= (most ?? Number.POSITIVE_INFINITY);
      const sets = setsAt(price);
      const isWithin = cover.within.some((set) => sets.includes(keyOf(set)));
      const isAcross = cover.across.some((set) => sets.includes(keyOf(set)));
      expect(isWithin && !costs).toBe(false);
      expect(costs && !isWithin && !isAcross).toBe(false);
      expect(isWithin && isAcross).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

it("a range is covered by whole bands and steps, and by two steps that it ends within at most", () => {
  const cover = priceCoverOf({ least: paise(12_000), most: paise(55_000) });
  expect(cover.within.map(keyOf)).toEqual(["price 2", ...[12_500, 15_000, 17_500, 20_000, 22_500].map((least) => `price-step ${least}`)]);
  expect(cover.across.map(keyOf)).toEqual(["price-step 10000", "price-step 50000"]);
  expect(priceCoverOf({ least: paise(10_000), most: paise(24_999) })).toEqual({ within: [{ kind: "price", slug: "1" }], across: [] });
});

it("what nobody sells is in no set of prices", () => {
  expect(priceSetsOf({ offer: null })).toEqual([]);
});
