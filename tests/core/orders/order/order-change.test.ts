import { describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { changeBy } from "#core/orders/order/order-change.ts";
import { RECONCILED_AFTER } from "#core/payments/payment-times.ts";
import { ORDER_FILTERS, statesShownBy } from "#core/orders/order/order-filter.ts";
import { PAYMENT_WAITS } from "#core/orders/order/order-stage.ts";
import { paise } from "#core/shared/money.ts";
import { aCheckoutCart, anOrderedLine, inMysuru, ordersDay } from "#tests/builders/a-checkout.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { anOrder, aPlacedOrder, by, delivered } from "#tests/builders/an-order.ts";
import type { Actor } from "#core/orders/order/actor.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { OrderChange } from "#core/orders/order/order-change.ts";
import type { Deed } from "#core/orders/order/order-step.ts";

const oil = anOrderedLine({ id: "oil", quantity: 2 });
const tea = anOrderedLine({ id: "tea", quantity: 3, seller: inMysuru });
const bothSellers = { cart: aCheckoutCart({ lines: [oil, tea, anOrderedLine({ id: "oil", quantity: 1 })] }) };

type Did = readonly [by: Actor, deed: Deed];

const ask: Did = [by.customer, { kind: "stage", event: "ask" }];
const pay: Did = [by.provider, { kind: "stage", event: "pay" }];

function changed(order: Order, ...did: readonly Did[]): OrderChange {
  const change = changeBy(
    order,
    did.map(([by, action]) => ({ at: ordersDay, by, deed: action })),
  );
  if (change.kind === "refused") throw new Error(JSON.stringify(change.refusal));
  return change.value;
}

const jobsOf = ({ jobs }: OrderChange) => jobs.map(({ job: { kind }, terms: { key } }) => `${kind} ${key}`);

describe("what steps of an order bring about", () => {
  it("holds the goods while its payment is waited for, and looks after the payment until it expires", () => {
    const change = changed(anOrder(), ask);
    expect(change.hold).toEqual({ kind: "holds", until: ordersDay + PAYMENT_WAITS });
    expect(change.stock).toEqual([]);
    expect(jobsOf(change)).toEqual([
      "follow-order order-1/0",
      "expire-order order-1",
      ...RECONCILED_AFTER.map((minutes) => `reconcile-payments order-1/${minutes}`),
    ]);
    const [, expiry] = change.jobs;
    expect(expiry?.terms.notBefore).toBe(ordersDay + PAYMENT_WAITS);
  });

  it("waits no longer for a payment that is tried again", () => {
    const failed = changed(anOrder(), ask, [by.provider, { kind: "stage", event: "fail" }]).after;
    const again = changed(failed, [by.customer, { kind: "stage", event: "retry" }]);
    expect(again.hold).toEqual({ kind: "stays" });
    expect(jobsOf(again)).toEqual(["follow-order order-1/2"]);
  });

  it("sells once it is placed: the pieces of each product, an invoice a seller, and the cart without them", () => {
    const change = changed(anOrder(bothSellers), ask, pay);
    expect(change.stock).toEqual([
      { productId: "oil", pieces: -3 },
      { productId: "tea", pieces: -3 },
    ]);
    expect(change.documents).toEqual([
      { kind: "invoice", parcel: 0 },
      { kind: "invoice", parcel: 1 },
    ]);
    expect(change).toMatchObject({ hold: { kind: "ends" }, leavesCart: true, usesCoupon: false });
    expect(change.entries.map(({ kind }) => kind)).toEqual(["sale"]);
  });

  it("brings about nothing the second time", () => {
    const { after } = changed(anOrder(bothSellers), ask, pay);
    expect(changed(after, pay)).toMatchObject({ after, stock: [], entries: [], documents: [], jobs: [], leavesCart: false });
  });

  it("counts the coupon where it gave a discount, and only there", () => {
    const cart = aCheckoutCart({ coupons: [aCoupon({ promise: { kind: "rupee", amount: paise(1_000) } })] });
    expect(changed(anOrder({ cart }), ask, pay).usesCoupon).toBe(true);
    const locked = aCheckoutCart({ coupons: [aCoupon({ minimum: paise(100_000_00) })] });
    expect(changed(anOrder({ cart: locked }), ask, pay).usesCoupon).toBe(false);
  });

  it("gives up what was held when the time is over", () => {
    const order = changed(anOrder(), ask).after;
    const expired = changeBy(order, [{ at: ordersDay + PAYMENT_WAITS, by: by.clock, deed: { kind: "stage", event: "expire" } }]);
    expect(expired).toMatchObject({ kind: "ok", value: { hold: { kind: "ends" }, stock: [], entries: [] } });
  });

  it("puts cancelled lines back, credits them and has their money sent", () => {
    const change = changed(aPlacedOrder(bothSellers), [by.customer, { kind: "cancel", places: [0, 1], reason: "changed" }]);
    expect(change.stock).toEqual([
      { productId: "oil", pieces: 2 },
      { productId: "tea", pieces: 3 },
    ]);
    expect(change.documents).toEqual([
      { kind: "credit-note", parcel: 0, refund: 1 },
      { kind: "credit-note", parcel: 1, refund: 1 },
    ]);
    expect(jobsOf(change)).toContain("send-refund order-1/1");
  });

  it("sends no money for what nobody has paid yet", () => {
    const change = changed(aPlacedOrder({}, "cash"), [by.customer, { kind: "cancel", places: [0], reason: "changed" }]);
    expect(change.after.refunds).toMatchObject([{ state: "none-due" }]);
    expect(jobsOf(change)).toEqual(["follow-order order-1/1"]);
  });

  it.each([
    ["unopened goods are sold again", { kind: "change-of-mind", packaging: "unopened" }, [{ productId: "oil", pieces: 1 }]],
    ["damaged goods are not", { kind: "damaged" }, []],
  ] as const)("%s", (_, reason, stock) => {
    const request = { lines: [{ place: 0, pieces: 1 }], reason, pictures: [{ shows: "product" as const, file: fileId("f") }] };
    const steps = (["approve", "pick-up", "receive", "pass"] as const).map(
      (event): Did => [by.staff, { kind: "return", number: 1, event }],
    );
    const order = delivered(aPlacedOrder(bothSellers));
    expect(changed(order, [by.customer, { kind: "ask-return", request }], ...steps).stock).toEqual(stock);
  });

  it("puts back a parcel that was taken back undelivered, and not one that is lost", () => {
    const shipped = (["confirm", "pack", "ship"] as const).map((event): Did => [by.staff, { kind: "parcel", parcel: 1, event }]);
    const order = changed(aPlacedOrder(bothSellers), ...shipped).after;
    const carried = (...events: readonly ("turn-back" | "take-back" | "lose")[]) =>
      changed(order, ...events.map((event): Did => [by.carrier, { kind: "parcel", parcel: 1, event }]));
    expect(carried("turn-back", "take-back").stock).toEqual([{ productId: "tea", pieces: 3 }]);
    expect(carried("lose").stock).toEqual([]);
  });

  it("takes all steps or none", () => {
    const steps = [ask, [by.staff, { kind: "parcel", parcel: 0, event: "ship" }] as Did];
    const change = changeBy(
      anOrder(),
      steps.map(([by, action]) => ({ at: ordersDay, by, deed: action })),
    );
    expect(change).toEqual({ kind: "refused", refusal: { kind: "not-placed" } });
  });
});

describe("the filters of an order list", () => {
  it("show each order that was more than quoted under all, and under at most one other", () => {
    const all = statesShownBy("all");
    expect(all).not.toContain("quoted");
    for (const state of all) {
      const shown = ORDER_FILTERS.filter((filter) => filter !== "all" && statesShownBy(filter).includes(state));
      expect(shown).toHaveLength(1);
    }
  });
});
