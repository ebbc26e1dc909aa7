import fc from "fast-check";
import { expect, it } from "vitest";
import { bitsOf } from "#adapters/postgres/bits.ts";
import { membersOf, PART, partOf } from "#adapters/postgres/part.ts";
import { firstByPrice } from "#adapters/postgres/price-order.ts";
import { PRICE_BANDS } from "#core/catalogue/filters.ts";
import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import type { Bits } from "#adapters/postgres/bits.ts";
import type { Stands } from "#adapters/postgres/matching.ts";

/** By their place: what each costs; null: nobody sells it. */
const anyPrices = fc.array(fc.option(fc.integer({ min: 1, max: 250_000 }), { freq: 12 }), { minLength: 1, maxLength: 300, size: "max" });

const bitsHolding = (ranks: readonly number[]): Bits =>
  bitsOf(new Map([...Map.groupBy(ranks, partOf)].map(([part, some]) => [part, membersOf(some)])), PART / 8);

/** In the order of the page: by price, then by rank. */
function standsIn(prices: readonly (number | null)[], order: "price-rising" | "price-falling"): readonly Stands[] {
  const standing = (price: number | null) => (order === "price-rising" ? (price ?? LARGEST_AMOUNT + 1) : price === null ? 1 : -price);
  return prices
    .map((price, place) => ({ rank: place + 1, standing: standing(price) }))
    .toSorted((a, b) => a.standing - b.standing || a.rank - b.rank);
}

it("a page by price lies among what stands on the first steps, wherever it begins", () => {
  let found = 0;
  fc.assert(
    fc.property(
      anyPrices,
      fc.constantFrom("price-rising", "price-falling"),
      fc.option(fc.nat()),
      fc.integer({ min: 1, max: 12 }),
      (prices, order, behind, most) => {
        const steps = PRICE_BANDS.map((band) => ({
          ...band,
          members: bitsHolding(
            prices.flatMap((price, place) =>
              price !== null && price >= band.least && price <= (band.most ?? LARGEST_AMOUNT) ? place + 1 : [],
            ),
          ),
        }));
        const all = standsIn(prices, order);
        const last = behind === null ? null : (all[behind % all.length] ?? null);
        const ranks = firstByPrice([[bitsHolding(prices.map((_, place) => place + 1))]], steps, { order, last, most });
        const page = (some: readonly Stands[]) =>
          some
            .filter((one) => last === null || one.standing > last.standing || (one.standing === last.standing && one.rank > last.rank))
            .slice(0, most);
        if (ranks === null) return;
        found += 1;
        expect(page(all.filter(({ rank }) => ranks.includes(rank)))).toEqual(page(all));
      },
    ),
    { numRuns: 300 },
  );
  expect(found).toBeGreaterThan(50);
});

it("is not looked for there where they hold much, nor where it goes on to what nobody sells", () => {
  const met = (count: number) => [[bitsHolding(Array.from({ length: count }, (_, place) => place + 1))]];
  const steps = [{ least: paise(0), most: null, members: bitsHolding(Array.from({ length: 2_001 }, (_, place) => place + 1)) }];
  const asked = { order: "price-rising", last: null } as const;
  expect(firstByPrice(met(2), steps, { ...asked, most: 2 })).toEqual([1, 2]);
  expect(firstByPrice(met(2), steps, { ...asked, most: 3 })).toBeNull();
  expect(firstByPrice(met(2_000), steps, { ...asked, most: 3 })).toHaveLength(2_000);
  expect(firstByPrice(met(2_001), steps, { ...asked, most: 3 })).toBeNull();
});
