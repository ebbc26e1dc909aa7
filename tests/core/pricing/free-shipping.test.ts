import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceCart } from "#core/pricing/price-cart.ts";
import { whatIf } from "#core/pricing/what-if.ts";
import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { aLine } from "#tests/builders/a-line.ts";
import { aProduct } from "#tests/builders/a-product.ts";
import { aRequest } from "#tests/builders/a-request.ts";
import { modelOfWhatIf } from "#tests/laws/model/model-what-if.ts";
import { anyTurningQuestion } from "./any-turning-question.ts";
import type { Coupon } from "#core/coupons/coupon.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { Product } from "#core/catalogue/product.ts";

const rupees = (amount: number) => paise(amount * 100);
const sold = (id: string, price: number, given: Partial<Product> = {}) =>
  aProduct({ id, offer: { price: rupees(price), stock: 10 }, ...given });

/** Free from one amount on and, above so many kilograms, from another. */
const freeFrom = (minimumOrder: number, above = 0, heavyMinimumOrder = 0): PricingRequest["shipping"] => ({
  basic: { minimumOrder: rupees(minimumOrder), charge: rupees(50) },
  weightExceed: { above, minimumOrder: rupees(heavyMinimumOrder), charge: rupees(90) },
});

const stepOf = (given: Partial<PricingRequest>, candidates: readonly Product[] = []) =>
  whatIf(aRequest(given), candidates).freeShipping?.step ?? null;
const off = (percent: number, given: Partial<Coupon> = {}) => [
  aCoupon({ promise: { kind: "percentage", percent, cap: null }, brands: ["B"], ...given }),
];

describe("the fewest pieces to free shipping", () => {
  it("are found as by trying every number of pieces of every line and candidate", () => {
    fc.assert(
      fc.property(anyTurningQuestion(), ({ request, candidates }) => {
        const { freeShipping } = whatIf(request, candidates);
        expect(freeShipping?.missing).toBeGreaterThan(0);
        expect(freeShipping).toEqual(modelOfWhatIf(request, candidates, priceCart).freeShipping);
      }),
      { numRuns: 400 },
    );
  });

  describe("where more pieces are too heavy for the rule", () => {
    it("stay below its weight, though it would never be free above", () => {
      expect(stepOf({ shipping: freeFrom(400, 0.5, 2_000) })?.pieces).toBe(3);
      expect(stepOf({ lines: [aLine({ stock: 5 })], shipping: freeFrom(500, 0.5, 2_000) })?.pieces).toBe(4);
    });
    it("go on to the other rule where that asks for less", () => {
      expect(stepOf({ shipping: freeFrom(800, 0.3, 200) })?.pieces).toBe(3);
      expect(stepOf({ lines: [aLine({ stock: 4 })], shipping: freeFrom(800, 0.3, 200) })?.pieces).toBe(3);
      expect(stepOf({ lines: [aLine({ stock: 3 })], shipping: freeFrom(800, 0.3, 200) })).toBeNull();
    });
    it("go on to where the other rule is content too", () => expect(stepOf({ shipping: freeFrom(500, 0.3, 900) })?.pieces).toBe(8));
    it("may be none of a new product that is too heavy from its first piece on", () => {
      const heavy = sold("heavy", 100, { weight: 400 });
      expect(stepOf({ lines: [aLine({ stock: 1 })], shipping: freeFrom(300, 0.45, 5_000) }, [heavy])).toBeNull();
    });
  });

  describe("where a new line locks the coupon by pushing another out of its cut", () => {
    const lines = [aLine({ rupees: 400, stock: 1, brand: "B" })];
    const coupons = off(100, { maximumLines: 1, minimum: rupees(300) });

    it("stay below those that unlock it again", () => {
      expect(stepOf({ lines, coupons, shipping: freeFrom(500) }, [sold("c", 100, { brand: "B" })])).toMatchObject({
        pieces: 1,
        total: 50_000,
      });
    });
    it("go on past those that unlock it again, where only that suffices", () => {
      const capped = off(100, { maximumLines: 1, minimum: rupees(300), promise: { kind: "percentage", percent: 100, cap: rupees(300) } });
      expect(stepOf({ lines, coupons: capped, shipping: freeFrom(650) }, [sold("c", 100, { brand: "B" })])).toMatchObject({
        pieces: 6,
        total: 70_000,
      });
    });
    it("are counted with the weight's turn, whichever comes first", () => {
      const candidates = [sold("c", 100, { brand: "B" })];
      expect(stepOf({ lines, coupons, shipping: freeFrom(1_000, 0.2, 550) }, candidates)?.pieces).toBe(2);
      expect(stepOf({ lines, coupons, shipping: freeFrom(1_000, 0.5, 400) }, candidates)?.pieces).toBe(5);
      expect(stepOf({ lines, coupons, shipping: freeFrom(600, 0.5, 5_000) }, candidates)?.pieces).toBe(2);
    });
  });

  describe("where the coupon takes off more than a piece costs", () => {
    const lines = [aLine({ id: "other", rupees: 1_000, stock: 1 }), aLine({ id: "b", brand: "B" })];

    it("are the first that the other rule sets free, and no more", () => {
      expect(stepOf({ lines, coupons: off(150), shipping: freeFrom(1_000, 0.2, 900) })).toMatchObject({
        line: 1,
        pieces: 1,
        total: 90_000,
      });
    });
    it("go on beyond the coupon's cap", () => {
      const coupons = off(200, { promise: { kind: "percentage", percent: 200, cap: rupees(300) } });
      expect(stepOf({ lines, coupons, shipping: freeFrom(1_000) })).toMatchObject({ line: 1, pieces: 2, total: 100_000 });
    });
    it("go on beyond the pieces that it counts", () => {
      expect(stepOf({ lines, coupons: off(200, { maximumPieces: 3 }), shipping: freeFrom(1_000) })).toMatchObject({
        line: 1,
        pieces: 5,
        total: 100_000,
      });
    });
    it("are none where nothing stops it", () => expect(stepOf({ lines, coupons: off(150), shipping: freeFrom(1_000) })).toBeNull());
    it("may be others, which it doesn't count", () => {
      expect(stepOf({ lines, coupons: off(150), shipping: freeFrom(1_000) }, [sold("c", 30)])).toMatchObject({
        line: null,
        pieces: 2,
        total: 101_000,
      });
    });
  });

  it("cost the coupon's priority charge, if it has one, also then", () => {
    const coupons = [aCoupon({ priorityShipping: rupees(40) })];
    expect(stepOf({ coupons, shipping: freeFrom(180) })).toMatchObject({ pieces: 1, total: 22_000 });
  });

  it("may be one that costs nothing in a cart that no price fits into", () => {
    const full = [aLine({ rupees: LARGEST_AMOUNT / 100, stock: 1 })];
    const shipping = { ...freeFrom(0, 0.5, 0), basic: { minimumOrder: LARGEST_AMOUNT, charge: rupees(50) } };
    expect(stepOf({ lines: full, coupons: [aCoupon()], shipping }, [sold("gift", 0, { weight: 1_000 })])).toMatchObject({
      pieces: 1,
      line: null,
    });
    expect(stepOf({ lines: full, coupons: [aCoupon()], shipping }, [sold("dear", 1, { weight: 1_000 })])).toBeNull();
  });
});
