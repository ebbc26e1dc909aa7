import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discountFacts } from "#core/coupons/discount-facts.ts";
import { discountOn, wholeDiscountOn } from "#core/coupons/discount.ts";
import { hasEnded } from "#core/coupons/has-ended.ts";
import { hintFor } from "#core/coupons/hint.ts";
import { labelOf } from "#core/coupons/label.ts";
import { offeredOrder } from "#core/coupons/offered-order.ts";
import { codePointOrder } from "#core/shared/code-point-order.ts";
import { matchedProduct, scopeOf, scopeTest } from "#core/coupons/scope.ts";
import { piecesCounted, selectionOf } from "#core/coupons/selection.ts";
import { hasCode, typedCode, writtenCode } from "#core/coupons/typed-code.ts";
import { excludingTax } from "#core/cart/excluding-tax.ts";
import { exactly } from "#core/shared/exact.ts";
import { paise } from "#core/shared/money.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { aProduct } from "#tests/builders/a-product.ts";
import type { Coupon, CouponPromise } from "#core/coupons/coupon.ts";
import type { Product } from "#core/catalogue/product.ts";

const counts = (coupon: Partial<Coupon>, product: Partial<Product>) =>
  scopeTest(scopeOf(aCoupon(coupon)))(matchedProduct(aProduct(product)));

describe("a coupon's scope", () => {
  it("is its first non-empty list: products, brands, categories, else everything", () => {
    const lists = { products: ["p1"], brands: [" B1 "], categories: [" Ayurveda"] };
    expect(scopeOf(aCoupon(lists))).toEqual({ kind: "product", names: ["p1"] });
    expect(scopeOf(aCoupon({ ...lists, products: [] }))).toEqual({ kind: "brand", names: ["B1"] });
    expect(scopeOf(aCoupon({ categories: lists.categories }))).toEqual({ kind: "category", names: ["Ayurveda"] });
    expect(scopeOf(aCoupon())).toEqual({ kind: "everything", names: [] });
  });
  it("matches product ids exactly [ru-discount-eligible-product]", () => {
    expect(counts({ products: ["p1"] }, { id: "p1" })).toBe(true);
    expect(counts({ products: ["P1", " p1"] }, { id: "p1" })).toBe(false);
  });
  it("matches brands in any letter case, trimmed [ru-discount-eligible-brand]", () => {
    expect(counts({ brands: [" himalaya"] }, { brand: "HIMALAYA " })).toBe(true);
    expect(counts({ brands: ["\u212Aottakkal"] }, { brand: "Kottakkal" })).toBe(true); // The sign for kelvin is a capital k.
    expect(counts({ brands: ["Himalaya"] }, { brand: "Zandu" })).toBe(false);
    expect(counts({ brands: ["Himalaya"] }, { brand: null })).toBe(false);
  });
  it("matches where one category is common [ru-discount-eligible-category]", () => {
    expect(counts({ categories: ["unani", "AYURVEDA "] }, { categories: ["Food", "Ayurveda"] })).toBe(true);
    expect(counts({ categories: ["Unani"] }, { categories: ["Food", "Ayurveda"] })).toBe(false);
    expect(counts({ categories: ["Unani"] }, { categories: [] })).toBe(false);
  });
  it("is every product without lists [ru-discount-eligible-all]", () => expect(counts({}, { brand: null })).toBe(true));
});

describe("a coupon's selection", () => {
  const line = (id: string, quantity: number) => ({ product: matchedProduct(aProduct({ id })), quantity });
  const lines = [line("a", 2), line("b", 5), line("c", 1), line("d", 4)];
  const notB = scopeTest({ kind: "product", names: ["a", "c", "d"] });
  const piecesOf = (coupon: Coupon) =>
    selectionOf(lines, coupon, notB).ranks.map((rank, at) => piecesCounted(rank, lines[at]?.quantity ?? 0, coupon));
  it("ranks what is in scope and counts every piece without cuts", () => {
    expect(selectionOf(lines, aCoupon(), notB)).toEqual({ ranks: [1, 0, 2, 3], lines: 3 });
    expect(piecesOf(aCoupon())).toEqual([2, 0, 1, 4]);
  });
  it("is cut to the first lines [ru-discount-order]", () => {
    expect(selectionOf(lines, aCoupon({ maximumLines: 2 }), notB)).toEqual({ ranks: [1, 0, 2, 3], lines: 2 });
    expect(piecesOf(aCoupon({ maximumLines: 2 }))).toEqual([2, 0, 1, 0]);
    expect(selectionOf(lines, aCoupon({ maximumLines: 5 }), notB).lines).toBe(3);
  });
  it("counts so many pieces of each [ru-discount-qty-cap]", () => expect(piecesOf(aCoupon({ maximumPieces: 2 }))).toEqual([2, 0, 1, 2]));
  it("is empty where nothing is in scope", () => expect(selectionOf(lines, aCoupon(), () => false).lines).toBe(0));
});

describe("a coupon's end", () => {
  const at = (seconds: number, decimals = "") => ({ seconds, decimals });
  it("never comes where there is none", () => expect(hasEnded(null, at(9e9))).toBe(false));
  it("still holds at its very instant", () => {
    expect(hasEnded({ kind: "instant", last: at(100, "5") }, at(100, "5"))).toBe(false);
    expect(hasEnded({ kind: "instant", last: at(100, "5") }, at(100, "500001"))).toBe(true);
  });
  it("of a day has passed from the next day's first instant", () => {
    expect(hasEnded({ kind: "day", nextBegins: at(100) }, at(99, "999999"))).toBe(false);
    expect(hasEnded({ kind: "day", nextBegins: at(100) }, at(100))).toBe(true);
  });
});

describe("a discount", () => {
  const percentage = (percent: number, cap: number | null = null): CouponPromise => ({
    kind: "percentage",
    percent,
    cap: cap === null ? null : paise(cap),
  });
  const rupee = (amount: number): CouponPromise => ({ kind: "rupee", amount: paise(amount) });

  it("in rupees is at most the eligible value [ru-discount-rupee-cap]", () => {
    expect(discountOn(exactly(10_000), paise(20_000), rupee(15_000))).toBe(10_000);
    expect(discountOn(exactly(10_000), paise(20_000), rupee(5_000))).toBe(5_000);
  });
  it("in rupees limited by the eligible value is rounded down", () =>
    expect(discountOn(excludingTax(paise(100), 5), paise(100), rupee(500))).toBe(95));
  it("in per cent is rounded down to the paisa [ru-discount-percent-floor]", () =>
    expect(discountOn(exactly(49_999), paise(60_000), percentage(10))).toBe(4_999));
  it("in per cent is capped, unless there is no cap [ru-discount-percent-cap] [co-no-cap]", () => {
    expect(discountOn(exactly(500_000), paise(500_000), percentage(10, 10_000))).toBe(10_000);
    expect(discountOn(exactly(500_000), paise(500_000), percentage(10))).toBe(50_000);
  });
  it("is ₹312.50 at 12.5 % of 28 pieces at ₹100 with 12 % GST", () => {
    expect(discountOn(excludingTax(paise(280_000), 12), paise(280_000), percentage(12.5))).toBe(31_250);
  });
  it("is a tenth of a rupee at 7.5 % of ₹1.40 with 5 % GST, where a quotient cut short gives a paisa less", () => {
    expect(discountOn(excludingTax(paise(140), 5), paise(140), percentage(7.5))).toBe(10);
  });
  it("is never above the subtotal, at any per cent", () =>
    expect(discountOn(exactly(10_000), paise(11_000), percentage(150))).toBe(11_000));

  it("is the same by safe integers, wherever these hold it", () => {
    const anyPromise = fc.oneof(
      fc.record({ kind: fc.constant("rupee" as const), amount: fc.nat({ max: 10 ** 12 }).map(paise) }),
      fc.record({
        kind: fc.constant("percentage" as const),
        percent: fc.oneof(fc.nat({ max: 200 }), fc.constantFrom(12.5, 0.1, 1e20)),
        cap: fc.option(fc.nat({ max: 10 ** 6 }).map(paise)),
      }),
    );
    const anyNumerator = fc.oneof(fc.nat({ max: 10 ** 6 }), fc.maxSafeNat());
    fc.assert(
      fc.property(
        anyNumerator,
        fc.integer({ min: 1, max: 10 ** 6 }),
        fc.nat({ max: 10 ** 12 }),
        anyPromise,
        (n, denominator, sum, promise) => {
          const whole = wholeDiscountOn({ numerator: n, denominator }, paise(sum), promise);
          const exact = discountOn({ numerator: BigInt(n), denominator: BigInt(denominator) }, paise(sum), promise);
          if (whole !== null) expect(whole).toBe(exact);
          else expect(promise).toMatchObject({ kind: "percentage" });
        },
      ),
    );
    expect(wholeDiscountOn({ numerator: 2 ** 53 - 1, denominator: 21 }, paise(100), percentage(2))).toBeNull();
    expect(wholeDiscountOn({ numerator: 100, denominator: 1 }, paise(100), percentage(12.5))).toBeNull();
    expect(wholeDiscountOn({ numerator: 2_000, denominator: 21 }, paise(100), percentage(10))).toBe(9);
  });

  it("stays right where so many per cent are beyond every amount", () => {
    expect(discountOn(exactly(10_000), paise(11_000), percentage(1e300))).toBe(11_000);
    expect(discountFacts(exactly(10_000), paise(11_000), percentage(1e300), paise(11_000)).limits).toEqual([
      { kind: "subtotal", to: 11_000 },
    ]);
  });
  it("names what was promised and each limit that bit", () => {
    expect(discountFacts(exactly(10_000), paise(20_000), rupee(15_000), paise(10_000))).toEqual({
      promised: exactly(15_000),
      afterRounding: exactly(15_000),
      limits: [{ kind: "eligible-value", to: 10_000 }],
      discount: 10_000,
    });
    expect(discountFacts(exactly(10_000), paise(11_000), percentage(150, 14_000), paise(11_000))).toMatchObject({
      afterRounding: exactly(15_000),
      limits: [
        { kind: "cap", to: 14_000 },
        { kind: "subtotal", to: 11_000 },
      ],
      discount: 11_000,
    });
  });
  it("names no limit that it only reached", () => {
    expect(discountFacts(exactly(15_000), paise(15_000), rupee(15_000), paise(15_000)).limits).toEqual([]);
    expect(discountFacts(exactly(10_000), paise(10_000), percentage(100, 10_000), paise(10_000)).limits).toEqual([]);
    expect(discountFacts(exactly(10_000), paise(20_000), percentage(100), paise(10_000)).limits).toEqual([]);
  });
});

describe("a hint", () => {
  const missing = paise(12_001);
  it("names how many products of what value it can be used with [ru-hint-max-products]", () => {
    const coupon = aCoupon({ maximumLines: 2, minimum: paise(50_000), brands: ["Himalaya"] });
    expect(hintFor(coupon, scopeOf(coupon), missing)).toEqual({ kind: "only-so-many-products", products: 2, minimum: 50_000 });
  });
  it.each([{ brands: ["Himalaya"] }, { categories: ["Himalaya"] }])("names %j and what is missing [ru-hint-scope]", (lists) => {
    const coupon = aCoupon(lists);
    expect(hintFor(coupon, scopeOf(coupon), missing)).toEqual({ kind: "add-products-of", names: ["Himalaya"], missing: 12_001 });
  });
  it.each([{}, { products: ["p1"], brands: ["Himalaya"] }])("of %j tells only what is missing [ru-hint-amount]", (lists) => {
    const coupon = aCoupon(lists);
    expect(hintFor(coupon, scopeOf(coupon), missing)).toEqual({ kind: "add-products", missing: 12_001 });
  });
});

describe("a label", () => {
  it("of rupees is flat off everything [ru-label-flat], else on select things [ru-label-select]", () => {
    expect(labelOf({ kind: "rupee", amount: paise(10_000) }, "everything")).toEqual({ kind: "flat", amount: 10_000 });
    expect(labelOf({ kind: "rupee", amount: paise(10_000) }, "brand")).toEqual({ kind: "on-select", amount: 10_000, of: "brand" });
  });
  it("of per cent tells per cent and cap, whatever its lists [ru-label-percent]", () => {
    expect(labelOf({ kind: "percentage", percent: 12.5, cap: paise(20_000) }, "brand")).toEqual({
      kind: "percentage",
      percent: 12.5,
      cap: 20_000,
    });
  });
});

describe("the offered order", () => {
  const coupon = (state: "locked" | "unlocked" | "applied" | "expired", discount: number) => ({ state, discount: paise(discount) });
  it("puts applied and unlocked together, then locked, then expired", () => {
    expect(offeredOrder(coupon("applied", 1), coupon("unlocked", 2))).toBeGreaterThan(0);
    expect(offeredOrder(coupon("unlocked", 0), coupon("locked", 0))).toBeLessThan(0);
    expect(offeredOrder(coupon("expired", 0), coupon("locked", 0))).toBeGreaterThan(0);
  });
  it("puts the larger discount first [ru-coupon-sorted]", () => {
    expect(
      [10, 50, 20]
        .map((discount) => coupon("unlocked", discount))
        .toSorted(offeredOrder)
        .map(({ discount }) => discount),
    ).toEqual([50, 20, 10]);
  });
  it("settles ties by code, code point by code point", () => {
    expect(["B", "AB", "A", "Ａ", "🌿", "AA"].toSorted(codePointOrder)).toEqual(["A", "AA", "AB", "B", "Ａ", "🌿"]);
    expect(["🌿B", "🌿A", "🍀"].toSorted(codePointOrder)).toEqual(["🌿A", "🌿B", "🍀"]);
    expect(codePointOrder("A", "A")).toBe(0);
    expect(codePointOrder("A", "A\0")).toBeLessThan(0);
    expect(codePointOrder("A\0", "A")).toBeGreaterThan(0);
  });
});

describe("a code that somebody writes", () => {
  it.each(["SAVE10", "ＳＡＶＥ１０", "\u200bSAVE\u200d10\u2060", "\u202aSAVE10\u202c", "SAVE१०"])("%j is read as SAVE10", (written) =>
    expect(typedCode(writtenCode(written))).toEqual({ kind: "code", code: "SAVE10" }),
  );
  it("is compared as it stands where a file tells it", () =>
    expect(typedCode("ＳＡＶＥ１０")).not.toEqual({ kind: "code", code: "SAVE10" }));
});

describe("a typed code", () => {
  it("is trimmed and uppercased [ru-code-trim] [ru-coupon-uppercase]", () =>
    expect(typedCode("  save10 ")).toEqual({ kind: "code", code: "SAVE10" }));
  it("that is only blanks is nothing", () => expect(typedCode(" \t")).toEqual({ kind: "nothing" }));
  it("has at most 10 characters and is not cut [ru-code-max] [co-coupon-code-max]", () => {
    expect(typedCode("ABCDEFGHIJ").kind).toBe("code");
    expect(typedCode("ABCDEFGHIJK")).toEqual({ kind: "too-long", code: "ABCDEFGHIJK" });
    expect(typedCode("🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿").kind).toBe("code");
  });
  it("meets a stored one in any letter case, which is not trimmed", () => {
    expect(hasCode(aCoupon({ code: "Save10" }), "SAVE10")).toBe(true);
    expect(hasCode(aCoupon({ code: " SAVE10" }), "SAVE10")).toBe(false);
  });
});
