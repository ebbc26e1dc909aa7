import { describe, expect, it } from "vitest";
import { whatIf } from "#core/pricing/what-if.ts";
import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { aLine } from "#tests/builders/a-line.ts";
import { aProduct } from "#tests/builders/a-product.ts";
import { aRequest } from "#tests/builders/a-request.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { Coupon } from "#core/coupons/coupon.ts";
import type { CartLine } from "#core/cart/cart-line.ts";

const rupees = (amount: number) => paise(Math.round(amount * 100));
const sold = (id: string, price: number, given: Partial<Product> & { stock?: number } = {}) =>
  aProduct({ id, offer: { price: rupees(price), stock: given.stock ?? 10 }, ...given });
const stepFor = (coupon: Partial<Coupon>, lines: readonly CartLine[], candidates: readonly Product[] = []) =>
  whatIf(aRequest({ lines, coupons: [aCoupon(coupon)] }), candidates).coupons[0]?.step;

describe("the step that unlocks a coupon", () => {
  it("adds the fewest pieces of a line that suffice", () => {
    expect(stepFor({ minimum: rupees(350) }, [aLine()])).toMatchObject({ line: 0, pieces: 3, total: 36_000, more: 26_000 });
  });
  it("never makes the cart heavier than can be told", () => {
    const heavy = aLine({ weight: 9_999_999, quantity: 999_999, rupees: 0, stock: 999_999 });
    const lines = [...Array.from({ length: 9_007 }, () => heavy), aLine()];
    const minimum = rupees(200);
    expect(stepFor({ minimum }, lines)).toMatchObject({ line: 9_007, pieces: 1 });
    expect(stepFor({ minimum }, lines, [sold("cheap", 1, { weight: 9_999_999, stock: 999_999 })])).toMatchObject({ line: 9_007 });
    expect(stepFor({ minimum: rupees(500_000) }, lines, [sold("cheap", 1, { weight: 9_999_999, stock: 999_999 })])).toBeNull();
  });
  it("reaches the minimum exactly, whatever the tax", () => {
    expect(stepFor({ minimum: rupees(250) }, [aLine({ gst: 12, rupees: 28 })])?.pieces).toBe(9);
    expect(stepFor({ minimum: paise(25_001) }, [aLine({ gst: 12, rupees: 28, stock: 50 })])?.pieces).toBe(10);
  });
  it("is the one with the smallest total, then fewer pieces, then cart order, then the candidates' order", () => {
    const minimum = rupees(200);
    expect(stepFor({ minimum }, [aLine()], [sold("dear", 150), sold("cheap", 110)])).toMatchObject({ line: 0, pieces: 1, total: 18_000 });
    expect(stepFor({ minimum }, [aLine({ stock: 1 })], [sold("dear", 150), sold("cheap", 110)])).toMatchObject({
      product: { id: "cheap" },
      line: null,
      pieces: 1,
      total: 18_900,
    });
    expect(stepFor({ minimum }, [aLine({ stock: 1 })], [sold("half", 50), sold("whole", 100), sold("same", 100)])).toMatchObject({
      product: { id: "whole" },
      pieces: 1,
    });
    expect(stepFor({ minimum: rupees(300) }, [aLine({ id: "a" }), aLine({ id: "b" })], [sold("c", 100)])).toMatchObject({ line: 0 });
  });
  it("stays within stock and what a line may hold", () => {
    expect(stepFor({ minimum: rupees(300) }, [aLine({ stock: 2 })])).toBeNull();
    expect(stepFor({ minimum: rupees(300) }, [aLine({ stock: 3 })])?.pieces).toBe(2);
    expect(stepFor({ minimum: rupees(1_000_000) }, [aLine({ rupees: 1, stock: 2_000_000 })])).toBeNull();
  });
  it("takes a new product from its minimum quantity on, and never one that can't be bought", () => {
    const none = [aLine({ stock: 1 })];
    expect(stepFor({ minimum: rupees(150) }, none, [sold("pair", 50, { minimumQuantity: 2 })])).toMatchObject({ pieces: 2, total: 18_000 });
    expect(stepFor({ minimum: rupees(150) }, none, [sold("free", 50, { minimumQuantity: 0 })])).toMatchObject({ pieces: 1 });
    expect(
      stepFor({ minimum: rupees(150) }, none, [
        sold("gone", 50, { stock: 0 }),
        sold("off", 50, { status: "inactive" }),
        sold("few", 50, { minimumQuantity: 3, stock: 2 }),
      ]),
    ).toBeNull();
    expect(stepFor({ minimum: rupees(150) }, none, [aProduct({ id: "nobody's", offer: null })])).toBeNull();
  });
  it("counts only what the coupon counts", () => {
    expect(stepFor({ minimum: rupees(200), brands: ["B"] }, [aLine()], [sold("b", 150, { brand: "b" })])).toMatchObject({
      product: { id: "b" },
      pieces: 2,
    });
    expect(stepFor({ minimum: rupees(300), maximumPieces: 2 }, [aLine()])).toBeNull();
    expect(stepFor({ minimum: rupees(200), maximumPieces: 2 }, [aLine()])?.pieces).toBe(1);
    expect(stepFor({ minimum: rupees(200), maximumPieces: 1 }, [aLine()], [sold("b", 100)])).toMatchObject({ line: null, pieces: 1 });
    expect(stepFor({ minimum: rupees(300), maximumPieces: 1 }, [aLine()], [sold("b", 100)])).toBeNull();
  });
  it("knows that a cheaper line pushes a dearer one out of the cut", () => {
    const lines = [aLine({ id: "a", rupees: 100 }), aLine({ id: "b", rupees: 500 })];
    const coupon = { minimum: rupees(1_000), maximumLines: 2 };
    expect(stepFor(coupon, lines, [sold("c", 50, { stock: 1_000 })])).toMatchObject({ line: 0, pieces: 4 });
    const short = lines.map((line) => ({
      ...line,
      product: { ...line.product, offer: { price: line.product.offer?.price ?? paise(0), stock: 1 } },
    }));
    expect(stepFor(coupon, short, [sold("c", 50, { stock: 1_000 })])).toMatchObject({ line: null, pieces: 18 });
    expect(stepFor(coupon, short, [sold("d", 500, { stock: 1_000 })])).toBeNull();
    expect(
      stepFor({ minimum: rupees(1_000), maximumLines: 1 }, [aLine({ id: "a", rupees: 100, stock: 1 })], [sold("e", 100, { stock: 1_000 })]),
    ).toBeNull();
  });
  it("leaves a line beyond the cut alone", () => {
    expect(
      stepFor({ minimum: rupees(1_000), maximumLines: 1 }, [aLine({ id: "a", stock: 1 }), aLine({ id: "b", rupees: 500 })]),
    ).toBeNull();
  });
  it("brings something into scope where a coupon asks for nothing else", () => {
    expect(stepFor({ brands: ["B"] }, [aLine()], [sold("b", 150, { brand: "B" })])).toMatchObject({ product: { id: "b" }, pieces: 1 });
    expect(stepFor({ brands: ["B"] }, [aLine()], [sold("b", 0, { brand: "B" })])).toMatchObject({
      product: { id: "b" },
      pieces: 1,
      total: 10_000,
    });
    expect(stepFor({ brands: ["B"], minimum: paise(1) }, [aLine()], [sold("b", 0, { brand: "B" })])).toBeNull();
  });
  it("never goes beyond the limits", () => {
    const nearly = aLine({ rupees: LARGEST_AMOUNT / 100 - 1, stock: 1 });
    expect(stepFor({ brands: ["B"], minimum: paise(1) }, [nearly], [sold("b", 2, { brand: "B" })])).toBeNull();
    expect(stepFor({ brands: ["B"], minimum: paise(1) }, [nearly], [sold("b", 1, { brand: "B" })])?.pieces).toBe(1);
  });
  it("is told for locked coupons alone, with their priority charge in the total", () => {
    const coupons = [
      aCoupon({ code: "OPEN" }),
      aCoupon({ code: "SHUT", minimum: rupees(150), priorityShipping: rupees(40) }),
      aCoupon({ code: "OVER", end: { kind: "day", nextBegins: { seconds: 0, decimals: "" } } }),
    ];
    const told = whatIf(aRequest({ coupons }), []);
    expect(told.coupons).toMatchObject([{ code: "SHUT", step: { pieces: 1, total: 22_000, more: 13_000 } }]);
    expect(told.freeShipping).toBeNull();
  });
  it("has no priority charge where the coupon would take nothing off", () => {
    const coupon = { minimum: rupees(150), priorityShipping: rupees(40), promise: { kind: "rupee", amount: paise(0) } as const };
    expect(stepFor(coupon, [aLine()])).toMatchObject({ total: 20_000 });
  });
});

describe("the step that makes shipping free", () => {
  const shipping = { basic: { minimumOrder: rupees(500), charge: rupees(50) }, weightExceed: null };
  const free = (given: Parameters<typeof aRequest>[0], candidates: readonly Product[] = []) =>
    whatIf(aRequest({ shipping, ...given }), candidates).freeShipping;

  it("is nothing to look for where nothing is missing", () => {
    expect(free({ lines: [aLine({ rupees: 500 })] })).toBeNull();
    expect(free({ shipping: { basic: null, weightExceed: null } })).toBeNull();
    expect(free({ lines: [] })).toBeNull();
  });
  it("adds the fewest pieces", () =>
    expect(free({ lines: [aLine()] })).toEqual({
      missing: 40_000,
      step: expect.objectContaining({ line: 0, pieces: 4, total: 50_000, more: 35_000 }),
    }));
  it("may be out of reach", () => expect(free({ lines: [aLine({ stock: 4 })] })).toEqual({ missing: 40_000, step: null }));
  it("counts with the coupon that is applied", () => expect(free({ lines: [aLine()], coupons: [aCoupon()] })?.step?.pieces).toBe(5));
  it("knows that more pieces may be too heavy for the rule", () => {
    const heavy = { ...shipping, weightExceed: { above: 0.3, minimumOrder: rupees(900), charge: rupees(90) } };
    expect(free({ lines: [aLine()], shipping: heavy })?.step?.pieces).toBe(8);
    expect(
      free({ lines: [aLine()], shipping: { ...heavy, weightExceed: { above: 0.3, minimumOrder: rupees(300), charge: rupees(90) } } })?.step
        ?.pieces,
    ).toBe(3);
  });
  it("knows that a coupon may take more off than a piece costs, until its cap", () => {
    const coupons = [aCoupon({ promise: { kind: "percentage", percent: 200, cap: rupees(300) } })];
    expect(free({ lines: [aLine()], coupons })?.step?.pieces).toBe(7);
  });
  it("knows that a new line may push the coupon's own out of the cut", () => {
    const coupons = [aCoupon({ maximumLines: 1, minimum: rupees(300), promise: { kind: "percentage", percent: 50, cap: null } })];
    const lines = [aLine({ rupees: 400, stock: 1 })];
    expect(free({ lines, coupons }, [sold("c", 100, { stock: 10 })])?.step).toMatchObject({ pieces: 1, total: 50_000 });
  });
});
