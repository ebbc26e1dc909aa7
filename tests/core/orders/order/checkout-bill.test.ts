import { describe, expect, it } from "vitest";
import { checkoutBill } from "#core/orders/order/checkout-bill.ts";
import { paise } from "#core/shared/money.ts";
import { aCheckout, aCheckoutCart, anOrderedLine } from "#tests/builders/a-checkout.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import type { PrepaidDiscount } from "#core/orders/order/checkout-facts.ts";

const fivePercent: PrepaidDiscount = { percent: 5, maximum: null, minimumOrder: paise(0) };
const withPrepaid = (prepaid: PrepaidDiscount | null) => ({ prepaid, mostCash: paise(500_000) });
const twoLines = [anOrderedLine({ id: "a", rupees: 99.99, gst: 12 }), anOrderedLine({ id: "b", rupees: 50.01, quantity: 3 })];

describe("the bill at checkout", () => {
  it("takes the prepaid discount off after the coupon, rounded down, online alone", () => {
    const facts = aCheckout({
      cart: aCheckoutCart({ lines: twoLines, coupons: [aCoupon({ promise: { kind: "rupee", amount: paise(2_500) } })] }),
      terms: withPrepaid(fivePercent),
    });
    const online = checkoutBill(facts, "online");
    expect(online.bill.subtotal).toBe(25_002);
    expect(online.prepaid).toEqual({ kind: "given", percent: 5, of: 22_502, limit: null, discount: 1_125 });
    expect([online.beforeRounding, online.roundOff, online.total]).toEqual([21_377, 23, 21_400]);
    const cash = checkoutBill(facts, "cash");
    expect([cash.prepaid, cash.total]).toEqual([{ kind: "none", because: "cash" }, 22_600]);
  });

  it.each([
    ["is limited by its cap", { ...fivePercent, maximum: paise(500) }, { limit: "cap", discount: 500 }],
    ["is never more than is to be paid", { ...fivePercent, percent: 300 }, { limit: "total", discount: 10_000 }],
    ["starts at its minimum", { ...fivePercent, minimumOrder: paise(10_000) }, { kind: "given", discount: 500 }],
    ["is none below it", { ...fivePercent, minimumOrder: paise(10_001) }, { kind: "below-minimum", of: 10_000, minimum: 10_001 }],
    ["is none where none is offered", null, { kind: "none", because: "not-offered" }],
  ])("the prepaid discount %s", (_, prepaid, given) =>
    expect(checkoutBill(aCheckout({ terms: withPrepaid(prepaid) }), "online").prepaid).toMatchObject(given),
  );

  it("gives free shipping by what the cart costs before the prepaid discount", () => {
    const shipping = { basic: { minimumOrder: paise(10_000), charge: paise(4_000) }, weightExceed: null };
    const bill = checkoutBill(aCheckout({ cart: aCheckoutCart({ shipping }), terms: withPrepaid(fivePercent) }), "online");
    expect([bill.bill.shipping.charge, bill.total]).toEqual([0, 9_500]);
  });

  it("shares the coupon by value without tax of what it counted, prepaid by amount less coupon, the rest by amount", () => {
    const lines = [
      anOrderedLine({ id: "a", rupees: 112, gst: 12, brand: "Aranya" }),
      anOrderedLine({ id: "b", rupees: 200, brand: "Aranya" }),
      anOrderedLine({ id: "c", rupees: 88 }),
    ];
    const coupons = [aCoupon({ brands: ["Aranya"], promise: { kind: "rupee", amount: paise(10_000) } })];
    const shipping = { basic: { minimumOrder: paise(100_000), charge: paise(4_001) }, weightExceed: null };
    const { shares, roundOff, total } = checkoutBill(
      aCheckout({ cart: aCheckoutCart({ lines, coupons, shipping }), terms: withPrepaid(fivePercent) }),
      "online",
    );
    expect([roundOff, total]).toEqual([99, 32_600]);
    expect(shares).toEqual([
      { amount: 11_200, coupon: 3_333, prepaid: 393, shipping: 1_120, roundOff: 28 },
      { amount: 20_000, coupon: 6_667, prepaid: 667, shipping: 2_001, roundOff: 49 },
      { amount: 8_800, coupon: 0, prepaid: 440, shipping: 880, roundOff: 22 },
    ]);
  });

  it("shares the coupon that is applied, whichever stands first among those offered", () => {
    const coupons = [
      aCoupon({ code: "ALL", promise: { kind: "rupee", amount: paise(5_000) } }),
      aCoupon({ code: "ONLYB", products: ["b"], promise: { kind: "rupee", amount: paise(3_000) } }),
    ];
    const cart = aCheckoutCart({ lines: twoLines, coupons, choice: { kind: "typed", code: "ONLYB" } });
    const { bill, shares } = checkoutBill(aCheckout({ cart }), "cash");
    expect(bill.coupons.map(({ coupon }) => coupon.code)).toEqual(["ALL", "ONLYB"]);
    expect(shares.map(({ coupon }) => coupon)).toEqual([0, 3_000]);
  });

  it("lets what a coupon of more than a hundred per cent has left over go to the other lines", () => {
    const lines = [
      anOrderedLine({ id: "a", rupees: 10, brand: "Aranya" }),
      anOrderedLine({ id: "b", rupees: 30 }),
      anOrderedLine({ id: "c", rupees: 10 }),
    ];
    const coupons = [aCoupon({ brands: ["Aranya"], promise: { kind: "percentage", percent: 300, cap: null } })];
    const { shares } = checkoutBill(aCheckout({ cart: aCheckoutCart({ lines, coupons }) }), "online");
    expect(shares.map(({ coupon }) => coupon)).toEqual([1_000, 1_500, 500]);
  });
});
