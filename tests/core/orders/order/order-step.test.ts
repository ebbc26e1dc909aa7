import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { fileId } from "#core/files/file-id.ts";
import { dueAtDoor, orderStateOf } from "#core/orders/order/order.ts";
import { orderAfter } from "#core/orders/order/order-step.ts";
import { refundFor } from "#core/orders/order/refunded-order.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { aCheckoutCart, anOrderedLine, inMysuru, ordersDay } from "#tests/builders/a-checkout.ts";
import { anOrder, aPlacedOrder, by, delivered, done } from "#tests/builders/an-order.ts";
import type { Actor } from "#core/orders/order/actor.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { Deed } from "#core/orders/order/order-step.ts";
import type { ReturnRequest } from "#core/orders/order/return-request.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const shipping = { basic: { minimumOrder: paise(1_000_000), charge: paise(4_000) }, weightExceed: null };
const two = aCheckoutCart({
  lines: [anOrderedLine({ id: "a" }), anOrderedLine({ id: "b", rupees: 300, quantity: 3, seller: inMysuru })],
  shipping,
});
const attempt = (order: Order, actor: Actor, action: Deed, at = ordersDay) => orderAfter(order, { at, by: actor, deed: action });
const cancel = (...places: number[]): Deed => ({ kind: "cancel", places, reason: "too late" });
const stage = (event: "ask" | "pay" | "place" | "expire" | "fail" | "retry"): Deed => ({ kind: "stage", event });
const damaged: ReturnRequest = {
  lines: [{ place: 1, pieces: 1 }],
  reason: { kind: "damaged" },
  pictures: [{ shows: "product", file: fileId("f") }],
};

describe("an order on its way to be placed", () => {
  it("that is to be paid online is not placed without, and one in cash asks for no payment", () => {
    expect(attempt(anOrder(), by.customer, stage("place"))).toEqual(refused({ kind: "payment-needed" }));
    expect(attempt(anOrder({}, "cash"), by.customer, stage("ask"))).toEqual(refused({ kind: "nothing-to-pay" }));
    expect(orderStateOf(aPlacedOrder({}, "cash"))).toBe("placed");
  });

  it("expires thirty minutes after its first payment was begun, and not before", () => {
    const order = done(anOrder(), ordersDay, by.customer, stage("ask"));
    const again = done(done(order, ordersDay + MINUTE, by.provider, stage("fail")), ordersDay + 20 * MINUTE, by.customer, stage("retry"));
    expect(attempt(again, by.clock, stage("expire"), ordersDay + 30 * MINUTE - 1)).toEqual(
      refused({ kind: "too-early", from: ordersDay + 30 * MINUTE }),
    );
    expect(orderStateOf(done(again, ordersDay + 30 * MINUTE, by.clock, stage("expire")))).toBe("expired");
  });

  it("is nobody else's", () => {
    const other: Actor = { kind: "customer", id: customerId("ravi") };
    expect(attempt(anOrder(), other, stage("ask"))).toEqual(refused({ kind: "not-allowed" }));
    expect(attempt(anOrder(), by.customer, stage("pay"))).toEqual(refused({ kind: "not-allowed" }));
    expect(attempt(anOrder(), by.customer, cancel(0))).toEqual(refused({ kind: "not-placed" }));
  });
});

describe("a placed order", () => {
  it("has a part for each seller, and is what its parts say", () => {
    const order = aPlacedOrder({ cart: two });
    expect(order.parcels.map(({ places }) => places)).toEqual([[0], [1]]);
    const one = delivered(order);
    expect(orderStateOf(one)).toBe("placed");
    expect(orderStateOf(done(one, ordersDay, by.customer, cancel(1)))).toBe("delivered");
    expect(orderStateOf(done(order, ordersDay, by.customer, cancel(0, 1)))).toBe("cancelled");
  });

  it("remembers who did what, once", () => {
    const order = aPlacedOrder();
    const confirm: Deed = { kind: "parcel", parcel: 0, event: "confirm" };
    const confirmed = done(order, ordersDay + MINUTE, by.staff, confirm);
    expect(confirmed.history.at(-1)).toEqual({ at: ordersDay + MINUTE, by: by.staff, deed: confirm });
    expect(attempt(confirmed, by.staff, confirm, ordersDay + DAY)).toEqual(ok(confirmed));
    expect(order.history.map(({ deed }) => deed)).toEqual([stage("ask"), stage("pay")]);
  });

  it("lets sellers act on their own part alone, and customers on none but to cancel", () => {
    const order = aPlacedOrder({ cart: two });
    const kaveri: Actor = { kind: "seller", gstin: inMysuru.gstin };
    expect(attempt(order, kaveri, { kind: "parcel", parcel: 0, event: "confirm" })).toEqual(refused({ kind: "not-allowed" }));
    expect(attempt(order, kaveri, { kind: "parcel", parcel: 1, event: "confirm" }).kind).toBe("ok");
    expect(attempt(order, kaveri, cancel(0))).toEqual(refused({ kind: "not-allowed" }));
    expect(attempt(order, by.customer, { kind: "parcel", parcel: 0, event: "deliver" })).toEqual(refused({ kind: "not-allowed" }));
    expect(attempt(order, by.staff, { kind: "parcel", parcel: 7, event: "confirm" })).toEqual(refused({ kind: "unknown" }));
    expect(attempt(order, by.staff, { kind: "parcel", parcel: 0, event: "deliver" })).toEqual(
      refused({ kind: "does-not-fit", state: "placed", event: "deliver" }),
    );
  });

  it("is cancelled by line or whole up to packed; what was paid goes back, shipping with the last line", () => {
    const order = aPlacedOrder({ cart: two });
    expect(order.snapshot.figures.total).toBe(104_000);
    const first = done(order, ordersDay, by.customer, cancel(0));
    expect(first.refunds).toMatchObject([{ number: 1, total: 10_000, payout: 10_000, fault: "customers", state: "initiated" }]);
    expect(first.lines).toEqual(["cancelled", "ordered"]);
    const all = done(first, ordersDay, by.customer, cancel(0, 1));
    expect(all.refunds.map(({ total }) => total)).toEqual([10_000, 94_000]);
    expect(all.refunds[1]?.lines.map(({ place, pieces, shipping: back, because }) => ({ place, pieces, back, because }))).toEqual([
      { place: 0, pieces: 0, back: 400, because: "everything-is-gone" },
      { place: 1, pieces: 3, back: 3_600, because: "everything-is-gone" },
    ]);
    expect(attempt(all, by.customer, cancel(1))).toEqual(ok(all));
  });

  it("can't be cancelled once it is shipped", () => {
    const shipped = (["confirm", "pack", "ship"] as const).reduce(
      (reached, event) => done(reached, ordersDay, by.staff, { kind: "parcel", parcel: 0, event }),
      aPlacedOrder({ cart: two }),
    );
    expect(attempt(shipped, by.customer, cancel(1, 0))).toEqual(refused({ kind: "past-cancelling", place: 0, state: "shipped" }));
    expect(attempt(shipped, by.customer, cancel(9))).toEqual(refused({ kind: "unknown" }));
  });

  it("gives the shipping of a line back at once where the shop cancels it", () => {
    const order = done(aPlacedOrder({ cart: two }), ordersDay, by.staff, cancel(0));
    expect(order.refunds).toMatchObject([{ total: 10_400, fault: "ours", lines: [{ shipping: 400, because: "our-fault" }] }]);
  });

  it.each([
    ["lost", ["confirm", "pack", "ship", "lose"], { total: 93_600, fault: "ours" }],
    ["came-back", ["confirm", "pack", "ship", "turn-back", "take-back"], { total: 90_000, fault: "customers" }],
  ] as const)("is refunded for a parcel that %s, with its shipping where that is nobody's fault but ours", (line, events, refund) => {
    const order = events.reduce(
      (reached, event) => done(reached, ordersDay, by.staff, { kind: "parcel", parcel: 1, event }),
      aPlacedOrder({ cart: two }),
    );
    expect(order.lines).toEqual(["ordered", line]);
    expect(order.refunds).toMatchObject([{ ...refund, payout: refund.total }]);
  });

  it("tells the refund before it is asked for", () => {
    const order = aPlacedOrder({ cart: two });
    const shown = refundFor(order, { gone: [{ place: 1, pieces: 3 }], fault: "customers" });
    expect(done(order, ordersDay, by.customer, cancel(1)).refunds).toEqual([shown]);
  });
});

describe("an order paid at the door", () => {
  it("owes no money back for what is cancelled before, and less at the door", () => {
    const order = aPlacedOrder({ cart: two }, "cash");
    expect(order.parcels.map((parcel) => dueAtDoor(order, parcel))).toEqual([10_400, 93_600]);
    const one = done(order, ordersDay, by.customer, cancel(0));
    expect(one.refunds).toMatchObject([{ total: 10_400, payout: 0, state: "none-due", lines: [{ because: "never-paid" }] }]);
    expect(one.parcels.map((parcel) => dueAtDoor(one, parcel))).toEqual([0, 93_600]);
  });

  it("pays back what was collected", () => {
    const order = done(delivered(aPlacedOrder({ cart: two }, "cash"), 1), ordersDay, by.customer, { kind: "ask-return", request: damaged });
    const back = (["approve", "pick-up", "receive", "pass"] as const).reduce(
      (reached, event) => done(reached, ordersDay, by.staff, { kind: "return", number: 1, event }),
      order,
    );
    expect(back.refunds).toMatchObject([{ total: 31_200, payout: 31_200, state: "initiated" }]);
  });

  it("is owed nothing for a parcel that came back", () => {
    const packed = (["confirm", "pack", "ship", "turn-back", "take-back"] as const).reduce(
      (reached, event) => done(reached, ordersDay, by.staff, { kind: "parcel", parcel: 1, event }),
      aPlacedOrder({ cart: two }, "cash"),
    );
    expect(packed.lines).toEqual(["ordered", "came-back"]);
    expect(packed.refunds).toMatchObject([{ total: 93_600, payout: 0, fault: "customers" }]);
  });
});

describe("a return", () => {
  const home = delivered(aPlacedOrder({ cart: two }), 1);
  const asked = done(home, ordersDay, by.customer, { kind: "ask-return", request: damaged });
  const passed = (order: Order, number: number) =>
    (["approve", "pick-up", "receive", "pass"] as const).reduce(
      (reached, event) => done(reached, ordersDay, by.staff, { kind: "return", number, event }),
      order,
    );

  it("is refunded once it is looked at and found right, piece by piece", () => {
    expect(asked.refunds).toEqual([]);
    const one = passed(asked, 1);
    expect([one.lines[1], one.refunds.map(({ total }) => total)]).toEqual(["partly-returned", [31_200]]);
    const rest = { ...damaged, lines: [{ place: 1, pieces: 2 }] };
    const all = passed(done(one, ordersDay, by.customer, { kind: "ask-return", request: rest }), 2);
    expect([all.lines[1], all.refunds.map(({ total }) => total)]).toEqual(["returned", [31_200, 62_400]]);
  });

  it("holds its pieces while it is decided, and gives them free where it is rejected", () => {
    const three: Deed = { kind: "ask-return", request: { ...damaged, lines: [{ place: 1, pieces: 3 }] } };
    expect(attempt(asked, by.customer, three)).toEqual(refused({ kind: "too-many-pieces", place: 1, left: 2 }));
    const rejected = done(asked, ordersDay, by.staff, { kind: "return", number: 1, event: "reject" });
    expect(attempt(rejected, by.customer, three).kind).toBe("ok");
  });

  it("is decided by staff, not by who asks or sells", () => {
    for (const actor of [by.customer, { kind: "seller", gstin: inMysuru.gstin }] as const)
      expect(attempt(asked, actor, { kind: "return", number: 1, event: "approve" })).toEqual(refused({ kind: "not-allowed" }));
    expect(attempt(asked, by.staff, { kind: "return", number: 2, event: "approve" })).toEqual(refused({ kind: "unknown" }));
  });
});
