import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findingsOn } from "#core/promotions/coupon-finding.ts";
import { isOutdoneBy } from "#core/promotions/is-outdone-by.ts";
import { ReachGathering } from "#core/promotions/reach.ts";
import { billFor } from "#core/pricing/price-cart.ts";
import { compare, exactly, roundDown } from "#core/shared/exact.ts";
import { instantAt } from "#core/shared/instant.ts";
import { LARGEST_AMOUNT, NOTHING, paise } from "#core/shared/money.ts";
import { anyCart } from "#tests/arbitraries/any-cart.ts";
import { anyCoupon } from "#tests/arbitraries/any-coupon.ts";
import { aCoupon, aProduct, now } from "#tests/fixtures.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { Coupon, PublicCoupon } from "#core/coupons/coupon.ts";
import type { RegisteredCoupon } from "#core/promotions/coupon-register.port.ts";

const tea = aProduct("Tea", { gst: 0, offer: { price: paise(10_000), stock: 5 } });
const oil = aProduct("Oil", { gst: 12, brand: "Saar", offer: { price: paise(11_200), stock: 2 } });
const soap = aProduct("Soap", { gst: 0, categories: ["Care"], offer: { price: paise(30_000), stock: 1 } });
const shelf = [tea, oil, soap];

function reachOf(coupon: Coupon, products: readonly Product[] = shelf) {
  const gathering = new ReachGathering(coupon);
  for (const product of products) gathering.add(product);
  return gathering.reach;
}
const most = (given: Partial<PublicCoupon>) => roundDown(reachOf(aCoupon(given)).most);

describe("the reach of a coupon", () => {
  it("is the dearest cart that it counts: all pieces there are, without tax", () => {
    expect([reachOf(aCoupon()).products, most({})]).toEqual([3, 50_000 + 20_000 + 30_000]);
    expect(most({ maximumPieces: 1 })).toBe(10_000 + 10_000 + 30_000);
    expect(most({ maximumLines: 1 })).toBe(50_000);
    expect(most({ maximumLines: 2, maximumPieces: 1 })).toBe(40_000);
    expect(most({ brands: ["SAAR"] })).toBe(20_000);
    expect(reachOf(aCoupon({ categories: ["nothing"] }))).toEqual({ products: 0, most: exactly(0) });
  });

  it("keeps the dearest of more lines than it counts, in whatever order they come", () => {
    const lines = (...rupees: readonly number[]) =>
      rupees.map((price, at) => aProduct(`Line ${at}`, { gst: 0, offer: { price: paise(price * 100), stock: 1 } }));
    for (const order of [lines(5, 3, 4), lines(3, 4, 5), lines(4, 5, 3), lines(5, 4, 3), lines(1, 5, 4), lines(4, 4, 5)])
      expect(roundDown(reachOf(aCoupon({ maximumLines: 2 }), order).most)).toBe(900);
  });

  it("may be beyond every amount", () => {
    const palace = aProduct("Palace", { gst: 0, offer: { price: LARGEST_AMOUNT, stock: 9_999_999 } });
    expect(reachOf(aCoupon(), [palace]).most.numerator).toBe(999_999_999_999n * 999_999n);
    expect(findingsOn(registered(aCoupon({ minimum: LARGEST_AMOUNT })), { reach: reachOf(aCoupon(), [palace]), others: [] })).toEqual([]);
  });

  it("leaves out what nobody sells", () => expect(reachOf(aCoupon(), [{ ...tea, offer: null }]).products).toBe(0));

  it("is at least what any cart within stock comes to", () => {
    fc.assert(
      fc.property(
        anyCart(),
        anyCoupon({ audience: fc.constant("public"), isForWeb: fc.constant(true), end: fc.constant(null) }),
        (cart, coupon) => {
          const lines = cart
            .filter(
              ({ product }, at) =>
                product.offer !== null && product.offer.stock > 0 && cart.findIndex((other) => other.product.id === product.id) === at,
            )
            .map(({ product, quantity }) => ({ product, quantity: Math.min(quantity, product.offer?.stock ?? 0) }));
          const bill = billFor({
            lines,
            coupons: [coupon],
            choice: { kind: "none" },
            shipping: { basic: null, weightExceed: null },
            at: instantAt(now),
          });
          const reach = reachOf(
            coupon,
            lines.map(({ product }) => product),
          );
          expect(compare(reach.most, bill.coupons[0]?.eligibleValue ?? exactly(0))).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

const registered = (coupon: PublicCoupon, given: Partial<RegisteredCoupon> = {}): RegisteredCoupon => ({
  coupon,
  usesLeft: null,
  addedAt: now,
  ...given,
});
const findings = (coupon: PublicCoupon, others: readonly RegisteredCoupon[] = []) =>
  findingsOn(registered(coupon), { reach: reachOf(coupon), others: [registered(coupon), ...others] });

describe("a coupon", () => {
  it("that is well made has nothing wrong with it", () => {
    expect(findings(aCoupon({ minimum: paise(100_000), promise: { kind: "percentage", percent: 10, cap: paise(10_000) } }))).toEqual([]);
    expect(findings(aCoupon({ promise: { kind: "rupee", amount: paise(1) } }))).toEqual([]);
  });

  it("whose minimum is a paisa above what any cart comes to is never unlocked", () => {
    expect(findings(aCoupon({ minimum: paise(100_001) }))).toEqual([{ kind: "unreachable-minimum", minimum: 100_001, most: 100_000 }]);
  });

  it("whose cap is a paisa above what any cart gives is never capped", () => {
    const promise = { kind: "percentage", percent: 10, cap: paise(10_001) } as const;
    expect(findings(aCoupon({ promise }))).toEqual([{ kind: "cap-never-met", cap: 10_001, most: 10_000 }]);
  });

  it("that takes off nothing says that and nothing of its cap", () => {
    expect(findings(aCoupon({ promise: { kind: "rupee", amount: paise(0) } }))).toEqual([{ kind: "takes-nothing" }]);
    for (const cap of [null, paise(10_001)])
      expect(findings(aCoupon({ promise: { kind: "percentage", percent: 0, cap } }))).toEqual([{ kind: "takes-nothing" }]);
    expect(findings(aCoupon({ priorityShipping: paise(1), promise: { kind: "rupee", amount: paise(0) } }))).toEqual([
      { kind: "takes-nothing" },
    ]);
    expect(findings(aCoupon({ promise: { kind: "percentage", percent: 0.01, cap: null } }))).toEqual([]);
  });

  it("that takes off all says so, unless a cap holds it back", () => {
    for (const percent of [100, 250])
      expect(findings(aCoupon({ promise: { kind: "percentage", percent, cap: null } }))).toEqual([{ kind: "takes-all", percent }]);
    expect(findings(aCoupon({ promise: { kind: "percentage", percent: 99.99, cap: null } }))).toEqual([]);
    expect(findings(aCoupon({ promise: { kind: "percentage", percent: 100, cap: paise(100_000) } }))).toEqual([]);
    expect(findings(aCoupon({ promise: { kind: "rupee", amount: paise(10_000) } }))).toEqual([]);
  });

  it("that counts nothing says that and nothing more of its amounts", () => {
    const promise = { kind: "percentage", percent: 10, cap: paise(99) } as const;
    expect(findings(aCoupon({ products: ["id-of-nothing"], minimum: paise(5), promise }))).toEqual([{ kind: "empty-scope" }]);
  });

  it("that had ended when it was added never held", () => {
    expect(findings(aCoupon({ end: { kind: "instant", last: instantAt(now - 1) } }))).toEqual([{ kind: "ends-before-it-starts" }]);
    expect(findings(aCoupon({ end: { kind: "instant", last: instantAt(now) } }))).toEqual([]);
  });

  it("that is private must have a code that can be typed", () => {
    for (const code of ["ELEVENCHARS", " PADDED", ""])
      expect(findings(aCoupon({ code, audience: "private" }))).toEqual([{ kind: "cannot-be-typed" }]);
    expect(findings(aCoupon({ code: "TENLETTERS", audience: "private" }))).toEqual([]);
    expect(findings(aCoupon({ code: "ELEVENCHARS" }))).toEqual([]);
  });

  it("is never the best beside one that is always as good, unless that is private, for the app, limited in its uses or itself", () => {
    const better = aCoupon({ code: "B", promise: { kind: "percentage", percent: 20, cap: null } });
    expect(findings(aCoupon(), [registered(better)])).toEqual([{ kind: "never-the-best", by: "B" }]);
    for (const other of [
      registered({ ...better, audience: "private" }),
      registered({ ...better, isForWeb: false }),
      registered(better, { usesLeft: 5 }),
    ]) {
      expect(findings(aCoupon(), [other])).toEqual([]);
    }
    expect(findings(aCoupon({ audience: "private" }), [registered(better)])).toEqual([]);
  });
});

describe("a coupon is outdone", () => {
  const outdone = (coupon: Partial<PublicCoupon>, other: Partial<PublicCoupon>) =>
    isOutdoneBy(aCoupon({ code: "M", ...coupon }), aCoupon({ code: "N", ...other }));
  const rupees = (amount: number) => ({ promise: { kind: "rupee", amount: paise(amount) } }) as const;
  const percent = (percent: number, cap: number | null = null) =>
    ({ promise: { kind: "percentage", percent, cap: cap === null ? null : paise(cap) } }) as const;
  const day = (days: number) => ({ end: { kind: "day", nextBegins: instantAt(now + days * 86_400_000) } }) as const;
  const moment = (days: number) => ({ end: { kind: "instant", last: instantAt(now + days * 86_400_000) } }) as const;

  it.each([
    ["by more per cent", percent(10), percent(11)],
    ["by a higher cap", percent(10, 5), percent(10, 6)],
    ["by none instead of a cap", percent(10, 5), percent(10)],
    ["by more rupees", rupees(5), rupees(6)],
    ["by a lower minimum", { minimum: paise(2) }, { minimum: paise(1) }],
    ["by more lines of the same", { brands: ["A", "b"], maximumLines: 1 }, { brands: ["B", "a"], maximumLines: 2 }],
    ["by more pieces", { maximumPieces: 1 }, { maximumPieces: 2 }],
    ["by everything instead of some", { products: ["x"] }, {}],
    ["by one that never ends", day(1), {}],
    ["by one that ends later", day(1), day(2)],
    ["by one that ends a moment later", day(1), moment(1)],
    ["by one that ends a millisecond later", moment(1), moment(1 + 1 / 86_400_000)],
    ["by more per cent of as many pieces", { ...percent(10), maximumPieces: 2 }, { ...percent(20), maximumPieces: 2 }],
    ["by as many rupees from less on", { ...rupees(5), minimum: paise(2) }, { ...rupees(5), minimum: paise(1) }],
    ["by more until the same moment", { ...moment(1), ...percent(10) }, { ...moment(1), ...percent(20) }],
    ["by more until the same day", { ...day(1), ...percent(10) }, { ...day(1), ...percent(20) }],
  ])("%s", (_, coupon, other) => {
    expect(outdone(coupon, other)).toBe(true);
    expect(outdone(other, coupon)).toBe(false);
  });

  it.each([
    ["more per cent of less", percent(10), { ...percent(20), products: ["x"] }],
    ["rupees against per cent", rupees(5), percent(99)],
    ["per cent against rupees", percent(1), rupees(999)],
    ["more pieces, fewer lines", { maximumPieces: 1 }, { maximumLines: 1 }],
    ["some lines of everything", { products: ["x"] }, { maximumLines: 9 }],
    ["another brand", { brands: ["a"] }, { brands: ["b"] }],
    ["more of the same names", { brands: ["a"] }, { brands: ["a", "b"] }],
    ["ids in another letter case", { products: ["a"] }, { products: ["A"] }],
    ["more per cent of another brand", { ...percent(10), brands: ["a"] }, { ...percent(20), brands: ["b"] }],
    ["more per cent of some of the brands", { ...percent(10), brands: ["a", "b"] }, { ...percent(20), brands: ["a", "c"] }],
    ["more per cent of a category of that name", { ...percent(10), brands: ["a"] }, { ...percent(20), categories: ["a"] }],
    ["more per cent of an id in another letter case", { ...percent(10), products: ["a"] }, { ...percent(20), products: ["A"] }],
    ["more per cent of a name with other small letters", { ...percent(10), brands: ["ß"] }, { ...percent(20), brands: ["SS"] }],
    ["a lower cap on more per cent", percent(10, 6), percent(20, 5)],
    ["more, but for shorter", { ...moment(2), ...percent(10) }, { ...day(1), ...percent(20) }],
  ])("neither by the other: %s", (_, coupon, other) => expect([outdone(coupon, other), outdone(other, coupon)]).toEqual([false, false]));

  it("of two that are alike only the one whose code comes later", () => {
    expect([outdone({}, {}), outdone({ code: "Z" }, { code: "a" }), outdone({ code: "z" }, { code: "Z" })]).toEqual([false, true, false]);
  });

  it("only by one that takes off as much on every cart", () => {
    const offered = { audience: fc.constant("public"), isForWeb: fc.constant(true) } as const;
    const anyAlike = fc
      .tuple(
        anyCoupon(offered),
        fc.record({
          percent: fc.nat(50),
          more: fc.nat(5),
          lines: fc.option(fc.integer({ min: 1, max: 3 })),
          pieces: fc.option(fc.integer({ min: 1, max: 3 })),
        }),
      )
      .map(
        ([coupon, { percent, more, lines, pieces }]) =>
          [
            { ...coupon, code: "A", promise: { kind: "percentage", percent, cap: null } },
            {
              ...coupon,
              code: "B",
              promise: { kind: "percentage", percent: percent + more, cap: null },
              maximumLines: lines,
              maximumPieces: pieces,
            },
          ] as const,
      );
    fc.assert(
      fc.property(anyCart(), anyAlike, (lines, [a, b]) => {
        const bill = billFor({
          lines,
          coupons: [a, b],
          choice: { kind: "none" },
          shipping: { basic: null, weightExceed: null },
          at: instantAt(now),
        });
        const takes = (code: string) => bill.coupons.find(({ coupon }) => coupon.code === code)?.discount ?? NOTHING;
        if (isOutdoneBy(a, b)) expect(takes("B")).toBeGreaterThanOrEqual(takes("A"));
        if (isOutdoneBy(b, a)) expect(takes("A")).toBeGreaterThanOrEqual(takes("B"));
      }),
    );
  });
});
