import { describe, expect, it } from "vitest";
import { whatChanged } from "#core/pricing/what-changed.ts";
import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { aLine } from "#tests/builders/a-line.ts";
import { aRequest } from "#tests/builders/a-request.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";

function changes(before: Partial<PricingRequest>, after: Partial<PricingRequest>) {
  const result = whatChanged(aRequest(before), aRequest(after));
  return result.kind === "ok" ? result.value : result;
}

describe("what changed", () => {
  it("is nothing between equal carts", () => expect(changes({}, {})).toEqual({ before: 10_000, after: 10_000, causes: [] }));

  it("names price, lines gone, lines new and quantities one after the other", () => {
    const before = [aLine({ id: "a" }), aLine({ id: "b", rupees: 30 })];
    const after = [aLine({ id: "c", rupees: 7 }), aLine({ id: "a", rupees: 110, quantity: 3 })];
    expect(changes({ lines: before }, { lines: after })).toEqual({
      before: 13_000,
      after: 33_700,
      causes: [
        { cause: "prices-and-gst", difference: 1_000 },
        { cause: "lines-gone", difference: -3_000 },
        { cause: "lines-new", difference: 700 },
        { cause: "quantities", difference: 22_000 },
      ],
    });
  });

  it("tells definition, choice and date of a coupon apart", () => {
    const ends = { kind: "instant", last: { seconds: 1_000, decimals: "" } } as const;
    const twenty = { kind: "percentage", percent: 20, cap: null } as const;
    const at = (seconds: number) => ({ seconds, decimals: "" });
    expect(changes({ coupons: [aCoupon()], at: at(0) }, { coupons: [aCoupon({ promise: twenty, end: ends })], at: at(0) })).toMatchObject({
      causes: [{ cause: "coupon-definition", difference: -1_000 }],
    });
    expect(changes({ coupons: [aCoupon()] }, { coupons: [aCoupon()], choice: { kind: "none" } })).toMatchObject({
      causes: [{ cause: "coupon-choice", difference: 1_000 }],
    });
    expect(changes({ coupons: [aCoupon({ end: ends })], at: at(0) }, { coupons: [aCoupon({ end: ends })], at: at(2_000) })).toMatchObject({
      causes: [{ cause: "date", difference: 1_000 }],
    });
  });

  it("counts GST with prices, brands with the coupon and weight with shipping", () => {
    const coupons = [aCoupon({ brands: ["B"] })];
    expect(changes({ lines: [aLine({ brand: "B" })], coupons }, { lines: [aLine({ brand: "B", gst: 25 })], coupons })).toMatchObject({
      causes: [{ cause: "prices-and-gst", difference: 200 }],
    });
    expect(changes({ lines: [aLine({ brand: "B" })], coupons }, { lines: [aLine({ brand: "C" })], coupons })).toMatchObject({
      causes: [{ cause: "coupon-definition", difference: 1_000 }],
    });
    const shipping = { basic: null, weightExceed: { above: 1, minimumOrder: LARGEST_AMOUNT, charge: paise(900) } };
    expect(changes({ shipping }, { lines: [aLine({ weight: 2_000 })], shipping })).toMatchObject({
      causes: [{ cause: "shipping-settings", difference: 900 }],
    });
  });

  it("keeps the total unrounded until rounding, the last cause", () => {
    expect(changes({ lines: [aLine({ rupees: 99.5 })] }, { lines: [aLine({ rupees: 100.25 })] })).toEqual({
      before: 10_000,
      after: 10_100,
      causes: [
        { cause: "prices-and-gst", difference: 75 },
        { cause: "rounding", difference: 25 },
      ],
    });
  });

  it("takes a product that can no longer be bought for gone, and one that can again for new", () => {
    expect(changes({}, { lines: [aLine({ stock: 0 })] })).toMatchObject({ causes: [{ cause: "lines-gone", difference: -10_000 }] });
    expect(changes({ lines: [aLine({ status: "inactive" })] }, {})).toMatchObject({ causes: [{ cause: "lines-new", difference: 10_000 }] });
  });

  it("tells lines of one product apart by their order", () => {
    expect(changes({ lines: [aLine(), aLine({ quantity: 2 })] }, { lines: [aLine()] })).toMatchObject({
      causes: [{ cause: "lines-gone", difference: -20_000 }],
    });
  });

  it("is refused where a cart on the way is beyond the limits", () => {
    const many = { lines: [aLine({ rupees: 1, quantity: 999_999, stock: 999_999 })] };
    const dear = { lines: [aLine({ rupees: LARGEST_AMOUNT / 100 })] };
    expect(whatChanged(aRequest(many), aRequest(dear))).toEqual({ kind: "refused", refusal: { kind: "beyond-limits" } });
    expect(() => whatChanged(aRequest({ lines: [...dear.lines, aLine()] }), aRequest())).toThrow("beyond");
  });

  it("is refused where a cart on the way is heavier than can be told", () => {
    const heavy = { lines: [aLine({ weight: 8e16 })] };
    const many = { lines: [aLine({ weight: 0, quantity: 2 })] };
    expect(changes(heavy, many)).toEqual({ kind: "refused", refusal: { kind: "beyond-limits" } });
  });

  it("lets a fault pass that is none of the limits'", () => {
    const before = aRequest({ lines: [aLine({ rupees: 0.02, quantity: 0.5 })] });
    const after = aRequest({ lines: [aLine({ rupees: 0.01, quantity: 1 })] });
    expect(() => whatChanged(before, after)).toThrow("0.5 is no whole number of paise");
  });
});
