import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { undoneShare } from "#core/labs/booking/undone-share.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { paise } from "#core/shared/money.ts";
import type { LabItem } from "#core/labs/booking/lab-basket.ts";

const title = { english: "A test", hindi: null };
const id = (nth: number) => labTestId(`t-${nth}`);

const item = (price: number, tests: readonly number[]): LabItem => ({
  kind: tests.length > 1 ? "package" : "test",
  id: tests.join(),
  title,
  price: paise(price),
  tests: tests.map((nth) => ({ id: id(nth), title, sample: null, fastingHours: 0 as const, afterMealHours: 0 })),
});

/** Paisa by paisa: each goes to the test that has least of what is due to it, the first among equals. */
function handedOut(price: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, one) => all + one, 0);
  const parts = sum === 0 ? weights.map(() => 1) : weights;
  const whole = sum === 0 ? parts.length : sum;
  const down = parts.map((part) => Math.floor((price * part) / whole));
  for (let left = price - down.reduce((all, one) => all + one, 0); left > 0; left -= 1) {
    const owed = parts.map((part, place) => (price * part) / whole - (down[place] ?? 0));
    const place = owed.findIndex((one) => one > Math.max(...owed) - 1e-9);
    down[place] = (down[place] ?? 0) + 1;
  }
  return down;
}

const prices = [10_000, 3_333, 1, 0].map((price, nth) => ({ id: id(nth), price: paise(price) }));
const all = (member: null, tests: readonly number[]) => tests.map((nth) => ({ member, test: id(nth) }));

describe("the share of tests that were not done", () => {
  it("is a test's price, and a package's by the prices of its tests", () => {
    const people = [{ member: null, items: [item(900, [3]), item(10_001, [0, 1])], dropped: [] }];
    const basket = { people, collection: paise(10_000) };
    expect(undoneShare(basket, all(null, [3]), prices)).toBe(900);
    expect(undoneShare(basket, all(null, [0]), prices)).toBe(7_501);
    expect(undoneShare(basket, all(null, [1]), prices)).toBe(2_500);
    expect(undoneShare(basket, [], prices)).toBe(0);
  });

  it("has the collection charge with the last test alone, and divides evenly what is not offered any more", () => {
    const people = [{ member: null, items: [item(900, [2]), item(1_001, [7, 8])], dropped: [] }];
    const basket = { people, collection: paise(10_000) };
    expect(undoneShare(basket, all(null, [7]), prices)).toBe(501);
    expect(undoneShare(basket, all(null, [7, 8]), prices)).toBe(1_001);
    expect(undoneShare(basket, all(null, [2, 7, 8]), prices)).toBe(11_901);
  });

  it("sums to what was paid, whatever is given up in two halves, and is what handing out paisa by paisa gives", () => {
    const basketOf = fc.array(fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(basketOf, fc.array(fc.nat({ max: 3 })), (items, given) => {
        const people = [{ member: null, items: items.map(([price, tests]) => item(price, tests)), dropped: [] }];
        const basket = { people, collection: paise(0) };
        const remaining = [0, 1, 2, 3].filter((nth) => !given.includes(nth));
        const [mine, theirs] = [undoneShare(basket, all(null, given), prices), undoneShare(basket, all(null, remaining), prices)];
        expect(mine + theirs).toBe(items.reduce((sum, [price]) => sum + price, 0));
        const weights = (tests: readonly number[]) => tests.map((nth) => prices[nth]?.price ?? 0);
        const byHand = items.flatMap(([price, tests]) =>
          handedOut(price, weights(tests)).filter((_, place) => given.includes(tests[place] ?? -1)),
        );
        expect(mine).toBe(byHand.reduce((sum, one) => sum + one, 0));
      }),
    );
  });
});
