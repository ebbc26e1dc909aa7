import { describe, expect, it } from "vitest";
import { billFor, priceCart } from "#core/pricing/price-cart.ts";
import { BeyondLimits } from "#core/shared/beyond-limits.ts";
import { compare, exactly } from "#core/shared/exact.ts";
import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { aLine } from "#tests/builders/a-line.ts";
import { aRequest } from "#tests/builders/a-request.ts";
import type { Coupon } from "#core/coupons/coupon.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";

const typed = (code: string) => ({ kind: "typed", code }) as const;
const withCoupons = (coupons: readonly Partial<Coupon>[], given: Partial<PricingRequest> = {}) =>
  billFor(aRequest({ coupons: coupons.map(aCoupon), ...given }));
const basic = { minimumOrder: paise(50_000), charge: paise(5_000) };

describe("a bill", () => {
  it("lists the lines that remain and those taken out, each with its place", () => {
    const bill = billFor(
      aRequest({
        lines: [
          aLine({ status: "inactive" }),
          aLine({ rupees: 99.5, quantity: 3, minimumQuantity: 4 }),
          aLine({ stock: 0 }),
          aLine({ offer: null }),
        ],
      }),
    );
    expect(bill.lines).toMatchObject([
      { index: 1, quantity: 3, unitPrice: 9_950, amount: 29_850, stockLabel: { kind: "in-stock" }, quantityProblem: "below-minimum" },
    ]);
    expect(bill.removed).toMatchObject([
      { index: 0, reason: "inactive" },
      { index: 2, reason: "out-of-stock" },
      { index: 3, reason: "no-seller" },
    ]);
  });

  it("rounds the total up to the whole rupee and never lets coupon or shipping round", () => {
    const bill = withCoupons([{ promise: { kind: "percentage", percent: 12.5, cap: null } }], {
      lines: [aLine({ rupees: 99.9, gst: 5 })],
      shipping: { basic, weightExceed: null },
    });
    expect(bill).toMatchObject({
      subtotal: 9_990,
      discount: 1_189,
      beforeRounding: 13_801,
      total: 13_900,
      shipping: { charge: 5_000, leftForFree: 41_199 },
    });
  });

  it("tests free shipping by the total after coupon", () => {
    const lines = [aLine({ rupees: 500 })];
    expect(withCoupons([], { lines, shipping: { basic, weightExceed: null } }).shipping.leftForFree).toBeNull();
    expect(withCoupons([{}], { lines, shipping: { basic, weightExceed: null } }).shipping).toMatchObject({
      charge: 5_000,
      leftForFree: 5_000,
    });
  });

  it("of an empty cart has nothing on it", () => {
    const bill = withCoupons([{ priorityShipping: paise(900) }], {
      lines: [aLine({ stock: 0 })],
      shipping: { basic, weightExceed: null },
      choice: typed("SAVE10"),
    });
    expect(bill).toMatchObject({
      lines: [],
      weight: 0,
      subtotal: 0,
      discount: 0,
      couponError: "coupon-not-applicable",
      applied: null,
      total: 0,
    });
    expect(bill.shipping).toEqual({ charge: 0, standard: 0, priority: 0, rule: null, leftForFree: null });
    expect(bill.coupons[0]).toMatchObject({ state: "locked", hint: null });
  });

  it("sorts and matches nothing away: figures and facts agree", () => {
    const request = aRequest({ coupons: [aCoupon()] });
    const { explanation: _, ...figures } = priceCart(request);
    expect(billFor(request)).toEqual(figures);
  });

  it("reaches the limits exactly and refuses what is beyond them", () => {
    const lines = [aLine({ rupees: LARGEST_AMOUNT / 100, gst: 18 })];
    const bill = withCoupons([{ minimum: LARGEST_AMOUNT, promise: { kind: "percentage", percent: 99.999, cap: null } }], { lines });
    expect(compare(bill.coupons[0]?.eligibleValue ?? exactly(0), { numerator: 999_999_999_999n * 100n, denominator: 118n })).toBe(0);
    expect(() => billFor(aRequest({ lines: [...lines, aLine({ rupees: 0.01 })] }))).toThrow(BeyondLimits);
    expect(() => billFor(aRequest({ lines: [aLine({ rupees: LARGEST_AMOUNT / 100, quantity: 999_999 })] }))).toThrow("subtotal is beyond");
  });
});

describe("a coupon on a cart", () => {
  it("unlocks at exactly its minimum: 28 pieces at ₹100 with 12 % GST are ₹2,500 [ru-discount-min-order]", () => {
    const lines = [aLine({ gst: 12, quantity: 28, stock: 50 })];
    const states = withCoupons(
      [
        { code: "AT", minimum: paise(250_000) },
        { code: "ABOVE", minimum: paise(250_001) },
      ],
      { lines },
    ).coupons;
    expect(states).toMatchObject([
      { coupon: { code: "AT" }, state: "applied", discount: 25_000 },
      { coupon: { code: "ABOVE" }, state: "locked", discount: 0, hint: { missing: 1 } },
    ]);
  });

  it("unlocks at exactly its minimum where one piece is a seventh: seven at ₹1 with 40 % GST", () => {
    const lines = [aLine({ rupees: 1, gst: 40, quantity: 7 })];
    expect(withCoupons([{ minimum: paise(500) }], { lines }).coupons[0]).toMatchObject({ state: "applied", discount: 50 });
  });

  it("locks below its minimum and takes nothing off [ru-coupon-locks]", () => {
    const { coupons, applied, discount } = withCoupons([{ minimum: paise(10_001) }], { choice: typed("SAVE10") });
    expect(coupons[0]).toMatchObject({
      state: "locked",
      discount: 0,
      eligibleValue: exactly(10_000),
      hint: { kind: "add-products", missing: 1 },
    });
    expect([applied, discount]).toEqual([null, 0]);
  });

  it("tells what is missing rounded up to the paisa, with any rate of tax", () => {
    const missing = (gst: number) => withCoupons([{ minimum: paise(20_000) }], { lines: [aLine({ rupees: 100, gst })] }).coupons[0]?.hint;
    expect(missing(5)).toEqual({ kind: "add-products", missing: 10_477 }); // 20,000 less 9,523.8 paise.
    expect(missing(12.345)).toEqual({ kind: "add-products", missing: 11_099 }); // Less 8,901.1; this rate's share is no fraction of safe integers.
    expect(missing(0)).toEqual({ kind: "add-products", missing: 10_000 });
  });

  it("is locked, without a hint, where it counts nothing and asks for nothing", () => {
    expect(withCoupons([{ products: ["other"] }]).coupons[0]).toMatchObject({ state: "locked", hint: null });
  });

  it("counts the cheapest lines, ties in cart order", () => {
    const lines = [aLine({ id: "a", rupees: 300 }), aLine({ id: "b", rupees: 100, gst: 12 }), aLine({ id: "c", rupees: 100 })];
    const { explanation } = priceCart(aRequest({ lines, coupons: [aCoupon({ maximumLines: 1 })] }));
    expect(explanation.coupons[0]?.lines.map(({ kind }) => kind)).toEqual(["beyond-maximum-lines", "counted", "beyond-maximum-lines"]);
  });

  it("is expired before it is locked, and still tells its eligible value", () => {
    const end = { kind: "instant", last: { seconds: 0, decimals: "" } } as const;
    expect(withCoupons([{ end, minimum: paise(99_999) }]).coupons[0]).toMatchObject({
      state: "expired",
      discount: 0,
      eligibleValue: exactly(10_000),
      hint: null,
    });
  });

  it("sets the priority charge while it is applied, and leaves rule and amount left alone [ru-coupon-priority-shipping]", () => {
    const shipping = { basic, weightExceed: null };
    const applied = withCoupons([{ priorityShipping: paise(4_000) }], { shipping });
    expect(applied.shipping).toEqual({ charge: 4_000, standard: 5_000, priority: 4_000, rule: "basic", leftForFree: 41_000 });
    expect(withCoupons([{ priorityShipping: paise(4_000) }], { shipping, choice: { kind: "none" } }).shipping).toMatchObject({
      charge: 5_000,
      priority: 0,
    });
  });
});

describe("the coupons offered", () => {
  const codes = ({ coupons }: ReturnType<typeof billFor>) => coupons.map(({ coupon }) => coupon.code);
  it("are those for the web, private ones only when their code is typed", () => {
    const coupons = [{ code: "PUBLIC" }, { code: "PRIVATE", audience: "private" as const }, { code: "APPONLY", isForWeb: false }];
    expect(codes(withCoupons(coupons))).toEqual(["PUBLIC"]);
    expect(codes(withCoupons(coupons, { choice: typed("private ") }))).toEqual(["PRIVATE", "PUBLIC"]);
    expect(withCoupons(coupons, { choice: typed("APPONLY") })).toMatchObject({ couponError: "invalid-coupon", applied: null });
  });
  it("come by discount, then by code, then as given", () => {
    const off = (code: string, rupees: number) => ({ code, promise: { kind: "rupee", amount: paise(rupees * 100) } as const });
    expect(codes(withCoupons([off("b", 10), off("C", 20), off("A", 10), off("a", 10)]))).toEqual(["C", "A", "a", "b"]);
  });
});

describe("the coupon applied", () => {
  const small = { code: "SMALL", promise: { kind: "rupee", amount: paise(100) } as const };
  const zero = { code: "AZERO", promise: { kind: "rupee", amount: paise(0) } as const };
  it("is by itself the first that is unlocked and takes something off [ru-coupon-autoselect]", () => {
    expect(withCoupons([zero, small, {}])).toMatchObject({
      applied: { code: "SAVE10", discount: 1_000 },
      discount: 1_000,
      couponError: null,
    });
    expect(withCoupons([zero]).applied).toBeNull();
  });
  it("is none where none is wanted", () => {
    expect(withCoupons([{}], { choice: { kind: "none" } })).toMatchObject({
      applied: null,
      couponError: null,
      coupons: [{ state: "unlocked", discount: 1_000 }],
    });
    expect(withCoupons([{}], { choice: typed("  ") })).toMatchObject({ applied: null, couponError: null });
  });
  it("is the typed one, the first of its code among those for the web", () => {
    const coupons = [{ isForWeb: false }, { code: "save10", promise: { kind: "rupee", amount: paise(50) } as const }, {}];
    expect(withCoupons(coupons, { choice: typed(" Save10") })).toMatchObject({ applied: { code: "save10", discount: 50 } });
  });
  it.each([
    ["NOPE", "invalid-coupon"],
    ["ELEVENCHARS", "invalid-coupon"],
    ["AZERO", "coupon-not-applicable"],
  ])("is none for %s: %s", (code, error) => {
    expect(withCoupons([zero, { code: "ELEVENCHARS" }], { choice: typed(code) })).toMatchObject({
      couponError: error,
      applied: null,
      discount: 0,
    });
  });
  it("is told with its reason", () => {
    const choiceOf = (coupons: readonly Partial<Coupon>[], choice: PricingRequest["choice"]) =>
      priceCart(aRequest({ coupons: coupons.map(aCoupon), choice })).explanation.choice;
    expect(choiceOf([{}], { kind: "automatic" })).toEqual({ kind: "automatic", code: "SAVE10" });
    expect(choiceOf([zero], { kind: "automatic" })).toEqual({ kind: "automatic-found-none" });
    expect(choiceOf([{}], { kind: "none" })).toEqual({ kind: "none-wanted" });
    expect(choiceOf([{}], typed("save10"))).toEqual({ kind: "typed", code: "SAVE10" });
    expect(choiceOf([{}], typed("nope"))).toEqual({ kind: "typed-unknown", code: "NOPE" });
    expect(choiceOf([{}], typed("elevenchars"))).toEqual({ kind: "typed-too-long", code: "ELEVENCHARS" });
    expect(choiceOf([zero], typed("azero"))).toEqual({ kind: "typed-without-discount", code: "AZERO", state: "unlocked" });
  });
});

describe("an explanation", () => {
  it("tells of each line what a coupon made of it", () => {
    const lines = [
      aLine({ id: "dear", rupees: 300, brand: "B" }),
      aLine({ id: "other", rupees: 50 }),
      aLine({ id: "cheap", rupees: 112, gst: 12, brand: "B", quantity: 5 }),
    ];
    const { explanation } = priceCart(
      aRequest({ lines, coupons: [aCoupon({ brands: ["B"], maximumLines: 1, maximumPieces: 2, minimum: paise(30_000) })] }),
    );
    const [facts] = explanation.coupons;
    expect(facts?.lines).toMatchObject([
      { kind: "beyond-maximum-lines", rank: 2 },
      { kind: "out-of-scope" },
      { kind: "counted", rank: 1, pieces: 2, piecesLeftOut: 3, amount: 22_400, gst: 12 },
    ]);
    expect(compare(facts?.eligibleValue ?? exactly(0), exactly(20_000))).toBe(0);
    expect(compare(facts?.missing ?? exactly(0), exactly(10_000))).toBe(0);
    expect(facts).toMatchObject({
      code: "SAVE10",
      minimum: 30_000,
      end: null,
      scope: { kind: "brand", names: ["B"] },
      discount: { kind: "none", because: "locked" },
    });
  });

  it("tells shipping by weight, what it was tested against, and whose charge it is", () => {
    const shipping = { basic, weightExceed: { above: 0.25, minimumOrder: paise(10_000), charge: paise(900) } };
    const facts = priceCart(
      aRequest({ lines: [aLine({ weight: 300 })], coupons: [aCoupon({ priorityShipping: paise(1) })], shipping }),
    ).explanation;
    expect(facts.shipping).toEqual({
      kind: "weighed",
      name: "weight-exceed",
      because: "above-weight-limit",
      weightLimit: 0.25,
      rule: shipping.weightExceed,
      totalAfterCoupon: 9_000,
      isFree: false,
      priorityOf: "SAVE10",
    });
    expect(facts.weight).toEqual({ grams: exactly(300), parts: [exactly(300)] });
    expect(facts.roundedUpBy).toBe(99);
    expect(priceCart(aRequest({ lines: [], shipping })).explanation.shipping).toEqual({ kind: "empty-cart" });
    expect(
      priceCart(aRequest({ shipping: { basic: { minimumOrder: paise(10_000), charge: paise(1) }, weightExceed: null } })).explanation
        .shipping,
    ).toMatchObject({ isFree: true, priorityOf: null });
  });
});
