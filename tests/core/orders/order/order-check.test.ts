import { describe, expect, it } from "vitest";
import { orderCheck } from "#core/orders/order/order-check.ts";
import { NEWEST_RULES, rulesOf, snapshotOf } from "#core/orders/order/snapshot.ts";
import { todaysCost } from "#core/orders/money/todays-cost.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { aCheckout, aCheckoutCart, anOrderedLine } from "#tests/builders/a-checkout.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";

const facts = aCheckout({
  cart: aCheckoutCart({ lines: [anOrderedLine({ gst: 12, quantity: 3 })], coupons: [aCoupon()] }),
  terms: { prepaid: { percent: 5, maximum: null, minimumOrder: paise(0) }, mostCash: paise(500_000) },
});
const snapshot = snapshotOf(facts, "online");

describe("an order that is priced again", () => {
  it("comes out as it was told, also from what was kept as text", () => {
    expect(orderCheck(snapshot)).toEqual(ok([]));
    expect(orderCheck(JSON.parse(JSON.stringify(snapshot)))).toEqual(ok([]));
  });

  it("tells each figure that differs", () => {
    const [line] = snapshot.figures.lines;
    if (line === undefined) throw new Error("no line");
    const figures = { ...snapshot.figures, total: paise(1), couponCode: "X", lines: [{ ...line, coupon: paise(7) }] };
    expect(orderCheck({ ...snapshot, figures })).toEqual(
      ok([
        { figure: "lines[0].coupon", told: 7, again: line.coupon },
        { figure: "couponCode", told: "X", again: "SAVE10" },
        { figure: "total", told: 1, again: snapshot.figures.total },
      ]),
    );
    expect(orderCheck({ ...snapshot, figures: { ...figures, lines: [] } })).toMatchObject({
      value: expect.arrayContaining([{ figure: "lines[0].quantity", told: null, again: 3 }]),
    });
  });

  it("is priced by the rules of its time alone", () => {
    expect(rulesOf(NEWEST_RULES)).not.toBeNull();
    expect(orderCheck({ ...snapshot, rules: 99 })).toEqual(refused({ kind: "unknown-rules", version: 99 }));
  });
});

describe("an order with today's facts", () => {
  it("costs the same where nothing changed", () =>
    expect(todaysCost(snapshot, facts)).toEqual(ok({ before: snapshot.figures.total, after: snapshot.figures.total, causes: [] })));

  it("names what changed, the prepaid discount among it, and the causes sum to the difference", () => {
    const today = aCheckout({
      cart: aCheckoutCart({ lines: [anOrderedLine({ gst: 12, quantity: 3, rupees: 120.5 })], coupons: [] }),
      terms: { prepaid: null, mostCash: paise(500_000) },
    });
    const cost = todaysCost(snapshot, today);
    if (cost.kind === "refused") throw new Error("refused");
    const { before, after, causes } = cost.value;
    expect(causes.map(({ cause }) => cause)).toEqual(["prices-and-gst", "coupon-definition", "prepaid-discount", "rounding"]);
    expect(causes.reduce((sum, { difference }) => sum + difference, 0)).toBe(after - before);
    expect([before, after]).toEqual([snapshot.figures.total, 36_200]);
  });
});
