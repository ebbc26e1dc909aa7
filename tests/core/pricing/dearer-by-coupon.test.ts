import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dearerByCoupon, dearerByOffered } from "#core/pricing/dearer-by-coupon.ts";
import { priceCart } from "#core/pricing/price-cart.ts";
import { paise } from "#core/shared/money.ts";
import { anyPricingRequest } from "#tests/arbitraries/any-pricing-request.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { aProduct } from "#tests/builders/a-product.ts";
import { aRequest } from "#tests/builders/a-request.ts";
import type { Coupon } from "#core/coupons/coupon.ts";

const rupees = (amount: number) => paise(amount * 100);

/** Goods of ₹520, delivery ₹60 and free from ₹499, with one coupon of ₹50. */
const withFifty = (given: Partial<Coupon> = {}) =>
  aRequest({
    lines: [{ product: aProduct({ gst: 0, offer: { price: rupees(520), stock: 5 } }), quantity: 1 }],
    coupons: [aCoupon({ code: "SAVE50", promise: { kind: "rupee", amount: rupees(50) }, ...given })],
    choice: { kind: "automatic" },
    shipping: { basic: { minimumOrder: rupees(499), charge: rupees(60) }, weightExceed: null },
  });

describe("a coupon that makes it dearer", () => {
  it("is told with what the same cart costs less without it, on every cart", () => {
    fc.assert(
      fc.property(anyPricingRequest(), (request) => {
        const bill = priceCart(request);
        const without = priceCart({ ...request, choice: { kind: "none" } }).total;
        expect(dearerByCoupon(bill)).toBe(bill.total > without ? bill.total - without : null);
      }),
      { numRuns: 3_000 },
    );
  });

  it("is told of each that is offered before it is applied, on every cart, as it is once it is applied", () => {
    fc.assert(
      fc.property(anyPricingRequest(), (request) => {
        const bill = priceCart({ ...request, choice: { kind: "none" } });
        for (const offered of bill.coupons) {
          const alone = { ...request, coupons: [{ ...offered.coupon, code: "ALONE", audience: "public", isForWeb: true }] } as const;
          const applied = priceCart({ ...alone, choice: { kind: "typed", code: "ALONE" } });
          expect(dearerByOffered(bill, offered)).toBe(dearerByCoupon(applied));
        }
      }),
      { numRuns: 300 },
    );
  });

  it("takes ₹50 off ₹520 and loses the free delivery of ₹60: ₹10 dearer", () => {
    const bill = priceCart(withFifty());
    expect([bill.applied?.code, bill.total, dearerByCoupon(bill)]).toEqual(["SAVE50", rupees(530), rupees(10)]);
  });

  it("sets a delivery charge above what it saves", () => {
    const bill = priceCart(withFifty({ promise: { kind: "rupee", amount: rupees(20) }, priorityShipping: rupees(99) }));
    expect([bill.total, dearerByCoupon(bill)]).toEqual([rupees(599), rupees(79)]);
  });

  it("is not one that costs as much as none, and none that is not applied", () => {
    const even = priceCart(withFifty({ promise: { kind: "rupee", amount: rupees(60) } }));
    expect([even.total, dearerByCoupon(even)]).toEqual([rupees(520), null]);
    expect(dearerByCoupon(priceCart({ ...withFifty(), choice: { kind: "none" } }))).toBeNull();
    expect(dearerByCoupon(priceCart({ ...withFifty(), lines: [] }))).toBeNull();
  });
});
