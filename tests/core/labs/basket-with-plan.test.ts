import fc from "fast-check";
import { expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { basketWithPlan } from "#core/labs/booking/basket-with-plan.ts";
import { labBasket } from "#core/labs/booking/lab-basket.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { undoneShare } from "#core/labs/booking/undone-share.ts";
import { payableId } from "#core/ledger/entry.ts";
import { newSubscription, subscriptionAfter } from "#core/plans/subscription.ts";
import { paise } from "#core/shared/money.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { aLabTest } from "#tests/core/labs/a-lab-test.ts";
import { now } from "#tests/fixtures.ts";

const YEAR = 366 * 24 * 3_600_000;
const [isha, ravi] = [memberId("isha"), memberId("ravi")];
const { name } = aNewCustomer();

/** A plan of the customer's for herself and Isha. */
function aPlan(labPercent: number) {
  const plan = {
    id: "parivar",
    title: "Parivar",
    text: "",
    price: paise(100),
    people: 2,
    includes: [],
    consultations: 0,
    labPercent,
    hindi: null,
  };
  const facts = { id: payableId("s-1"), customer: customerId("asha"), plan, members: [{ id: isha, name }], notBefore: 0 };
  const paid = subscriptionAfter(newSubscription(facts, now), {
    at: now,
    by: { kind: "provider" },
    deed: { kind: "state", event: "pay", payment: "pay-1" },
  });
  if (paid.kind === "refused") throw new Error(paid.refusal.kind);
  return paid.value;
}

/** Each person has one test of a price. */
function aBasket(prices: readonly (readonly [typeof isha | null, number])[]) {
  const tests = prices.map(([, price], nth) => aLabTest(`test-${nth}`, { price: paise(price) }));
  const people = prices.map(([member], nth) => ({ member, tests: [labTestId(`test-${nth}`)], packages: [] }));
  const basket = labBasket(people, "home", { tests, packages: [], labs: [], calendars: [] });
  if (basket.kind === "refused") throw new Error(basket.refusal.kind);
  return { basket: basket.value, tests };
}

it("a plan takes its percentage off the tests of whom it covers, down to the rupee, and nothing off the collection", () => {
  const { basket, tests } = aBasket([
    [null, 15_550],
    [isha, 15_550],
    [ravi, 10_000],
  ]);
  const priced = basketWithPlan(basket, [aPlan(10)], now);
  expect(priced.plan).toEqual({ subscription: payableId("s-1"), title: "Parivar", hindi: null, percent: 10, saved: 3_100 }); // 31.10 of 311.
  expect(priced.people.flatMap(({ items }) => items.map(({ price }) => price))).toEqual([14_000, 14_000, 10_000]);
  expect([priced.subtotal, priced.collection, priced.total]).toEqual([38_000, 10_000, 48_000]);
  const undone = { member: isha, test: labTestId("test-1") };
  expect(undoneShare(priced, [undone], tests)).toBe(14_000); // What was paid goes back, not what it would have cost.
});

it("a plan that has ended, begins later, or takes nothing off leaves a basket as it is", () => {
  const { basket } = aBasket([[null, 15_550]]);
  for (const [percent, at] of [
    [10, now + YEAR],
    [10, now - 1],
    [0, now],
  ] as const)
    expect(basketWithPlan(basket, [aPlan(percent)], at)).toBe(basket);
  expect(basketWithPlan(aBasket([[ravi, 15_550]]).basket, [aPlan(10)], now).plan).toBeNull();
});

it("whatever is asked for, shares sum to whole rupees within one of the percentage, and nobody else pays less", () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.constantFrom<typeof isha | null>(null, isha, ravi), fc.integer({ min: 100, max: 2_000_000 })), {
        minLength: 1,
        selector: ([member]) => member,
      }),
      fc.integer({ min: 1, max: 90 }),
      (prices, percent) => {
        const { basket } = aBasket(prices);
        const priced = basketWithPlan(basket, [aPlan(percent)], now);
        const saved: number = priced.plan?.saved ?? 0;
        const worth = prices.reduce((sum, [member, price]) => sum + (member === ravi ? 0 : price), 0);
        expect(saved % 100).toBe(0);
        expect(saved * 100).toBeLessThanOrEqual(worth * percent);
        expect((saved + 100) * 100).toBeGreaterThan(worth * percent);
        const [before, after] = [basket, priced].map(({ people }) => people.map(({ items }): number => items[0]?.price ?? 0));
        expect(after?.reduce((sum, price) => sum + price, 0)).toBe(priced.subtotal);
        expect(basket.total - priced.total).toBe(saved);
        for (const [nth, [member, price]] of prices.entries()) {
          const less = (before?.[nth] ?? 0) - (after?.[nth] ?? 0);
          if (member === ravi) expect(less).toBe(0);
          else expect(Math.abs(less * worth - saved * price)).toBeLessThanOrEqual(worth);
        }
      },
    ),
  ));
