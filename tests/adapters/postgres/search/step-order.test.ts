import fc from "fast-check";
import { expect, it } from "vitest";
import { bitSetOf, intersectionOf } from "#adapters/postgres/search/bit-set.ts";
import { partMembersOf, RANKS_PER_PART, partOf } from "#adapters/postgres/search/set-part.ts";
import { priceSetsOf } from "#adapters/postgres/search/price-steps.ts";
import { savingSetOf } from "#adapters/postgres/search/saving-steps.ts";
import { candidatesOnSteps, STEPS } from "#adapters/postgres/search/step-order.ts";
import { sortKeyOf } from "#core/catalogue/sort-key.ts";
import { paise } from "#core/shared/money.ts";
import { aProduct } from "#tests/fixtures.ts";
import type { BitSet } from "#adapters/postgres/search/bit-set.ts";
import type { SortPosition } from "#adapters/postgres/search/match-sets.ts";
import type { Step, SteppedOrder } from "#adapters/postgres/search/step-order.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

const orders: readonly SteppedOrder[] = ["price-rising", "price-falling", "saving"];

/** null: nobody sells it. */
type Price = { readonly price: number; readonly mrp: number | null } | null;

const anyPrice: fc.Arbitrary<Price> = fc.option(
  fc.record({ price: fc.integer({ min: 1, max: 250_000 }), mrp: fc.option(fc.integer({ min: 1, max: 250_000 })) }),
  { freq: 12 },
);

const aTea = aProduct("Tea");
const at = (price: Price): ProductDetails => ({
  ...aTea,
  mrp: price?.mrp == null ? null : paise(price.mrp),
  offer: price === null ? null : { price: paise(price.price), stock: 1 },
});

const bitsHolding = (ranks: readonly number[]): BitSet =>
  bitSetOf(new Map([...Map.groupBy(ranks, partOf)].map(([part, some]) => [part, partMembersOf(some)])), RANKS_PER_PART / 8);

const byPlace = (one: SortPosition, other: SortPosition) => one.key - other.key || one.rank - other.rank;

/** In the order of the page. */
const standsIn = (goods: readonly ProductDetails[], order: SteppedOrder): readonly SortPosition[] =>
  goods.map((product, place) => ({ rank: place + 1, key: sortKeyOf(order, product) })).toSorted(byPlace);

/** The steps as they are kept: each product in the set that it has. */
function stepsOf(goods: readonly ProductDetails[], order: SteppedOrder): readonly Step[] {
  const { kind, placeOf } = STEPS[order];
  const on = goods.flatMap((product, place) =>
    [...priceSetsOf(product), savingSetOf(product)].filter((shelf) => shelf.kind === kind).map(({ slug }) => ({ slug, rank: place + 1 })),
  );
  return [...Map.groupBy(on, ({ slug }) => slug)]
    .flatMap(([slug, some]) => {
      const place = placeOf(slug);
      return place === null ? [] : [{ ...place, members: bitsHolding(some.map(({ rank }) => rank)) }];
    })
    .toSorted((a, b) => a.first - b.first);
}

it("a page lies among what stands on the first steps of its order, wherever it begins", () => {
  const found = new Map(orders.map((order) => [order, 0]));
  fc.assert(
    fc.property(
      fc.array(anyPrice, { minLength: 1, maxLength: 300, size: "max" }),
      fc.constantFrom(...orders),
      fc.option(fc.nat()),
      fc.integer({ min: 1, max: 12 }),
      (prices, order, behind, most) => {
        const goods = prices.map(at);
        const all = standsIn(goods, order);
        const last = behind === null ? null : (all[behind % all.length] ?? null);
        const page = (some: readonly SortPosition[]) => some.filter((one) => last === null || byPlace(one, last) > 0).slice(0, most);
        const steps = stepsOf(goods, order);
        const sought = goods.map((_, place) => place + 1);
        const near = candidatesOnSteps(intersectionOf([[bitsHolding(sought)]]), steps, { last, most, among: 2_000 });
        if (near === null) return;
        found.set(order, (found.get(order) ?? 0) + 1);
        expect(page(all.filter(({ rank }) => near.includes(rank)))).toEqual(page(all));
      },
    ),
    { numRuns: 600 },
  );
  for (const [order, times] of found) expect([order, times > 50]).toEqual([order, true]);
});

it("is not looked for there where they hold much, nor where it goes on to what is on no step", () => {
  const first = (count: number) => bitsHolding(Array.from({ length: count }, (_, place) => place + 1));
  const met = (count: number) => intersectionOf([[first(count)]]);
  const steps = [{ first: 0, last: 9, members: first(21) }];
  const from = { last: null, among: 20 };
  expect(candidatesOnSteps(met(2), steps, { ...from, most: 2 })).toEqual([1, 2]);
  expect(candidatesOnSteps(met(2), steps, { ...from, most: 3 })).toBeNull();
  expect(candidatesOnSteps(met(20), steps, { ...from, most: 3 })).toHaveLength(20);
  expect(candidatesOnSteps(met(21), steps, { ...from, most: 3 })).toBeNull();
  expect(candidatesOnSteps(met(2), steps, { ...from, last: { rank: 1, key: 10 }, most: 1 })).toBeNull();
});

it("is looked for among what is met alone", () => {
  const steps = [
    { first: 0, last: 9, members: bitsHolding([3, 70, 40_000]) },
    { first: 10, last: 19, members: bitsHolding([1, 2, 71, 40_001]) },
  ];
  const met = intersectionOf([[bitsHolding([2, 70, 71, 40_000])]]);
  expect(candidatesOnSteps(met, steps, { last: null, most: 2, among: 20 })).toEqual([70, 40_000]);
  expect(candidatesOnSteps(met, steps, { last: null, most: 3, among: 20 })).toEqual([70, 40_000, 2, 71]);
});
