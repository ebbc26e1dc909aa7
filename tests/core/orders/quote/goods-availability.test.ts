import { describe, expect, it } from "vitest";
import { couponUsedBy, goodsAvailability, piecesOf } from "#core/orders/quote/goods-availability.ts";
import { paise } from "#core/shared/money.ts";
import { aCheckoutCart, anOrderedLine } from "#tests/builders/a-checkout.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { anOrder } from "#tests/builders/an-order.ts";
import type { StockLeft } from "#core/orders/quote/goods-availability.ts";

const order = anOrder({
  cart: aCheckoutCart({ lines: [anOrderedLine({ id: "a", quantity: 2 }), anOrderedLine({ id: "b", quantity: 1 })] }),
});
const left = (there: number, heldByOthers = 0): StockLeft => ({ there, heldByOthers });

/** What two pieces of a and one of b may count on. */
const availability = (
  a: StockLeft | null,
  b: StockLeft | null,
  { isHeld = false, coupon = null }: { isHeld?: boolean; coupon?: StockLeft | null } = {},
) => {
  const products = Object.entries({ a, b }).flatMap(([id, one]) => (one === null ? [] : [[id, one] as const]));
  return goodsAvailability(order, { isHeld, products: new Map(products), coupon });
};

describe("what an order may count on", () => {
  it("is its own while it is held and there at all, whoever else holds some", () => {
    expect(availability(left(2, 9), left(1, 9), { isHeld: true })).toBe("held");
    expect(availability(left(1), left(1), { isHeld: true })).toBe("gone");
    expect(availability(left(2), null, { isHeld: true })).toBe("gone");
  });

  it("is there for whoever comes first, less what others hold", () => {
    expect(availability(left(2), left(1))).toBe("there");
    expect(availability(left(4, 2), left(3, 2))).toBe("there");
    expect(availability(left(4, 3), left(1))).toBe("gone");
    expect(availability(left(2), left(1, 1))).toBe("gone");
    expect(availability(left(9), null)).toBe("gone");
  });

  it("needs a use of its coupon where that has a limit", () => {
    for (const isHeld of [true, false]) expect(availability(left(2), left(1), { isHeld, coupon: left(0) })).toBe("gone");
    expect(availability(left(2), left(1), { coupon: left(1) })).toBe("there");
    expect(availability(left(2), left(1), { coupon: left(1, 1) })).toBe("gone");
    expect(availability(left(2), left(1), { isHeld: true, coupon: left(1, 1) })).toBe("held");
  });

  it("is counted together where a product stands on several lines", () => {
    const lines = [anOrderedLine({ id: "a", quantity: 2 }), anOrderedLine({ id: "a", quantity: 3 }), anOrderedLine({ id: "b" })];
    expect([...piecesOf(anOrder({ cart: aCheckoutCart({ lines }) }))]).toEqual([
      ["a", 5],
      ["b", 1],
    ]);
  });

  it("is a use of a coupon that gave something, by its code in upper case", () => {
    const coupons = [aCoupon({ code: "Few10", promise: { kind: "rupee", amount: paise(1_000) } })];
    expect(couponUsedBy(order)).toBeNull();
    const given = anOrder({ cart: aCheckoutCart({ lines: [anOrderedLine({})], coupons }) });
    expect([given.snapshot.figures.coupon > 0, couponUsedBy(given)]).toEqual([true, "FEW10"]);
    const { figures } = given.snapshot;
    expect(couponUsedBy({ snapshot: { ...given.snapshot, figures: { ...figures, coupon: paise(0) } } })).toBeNull();
  });
});
