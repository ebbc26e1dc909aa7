import { describe, expect, it } from "vitest";
import { pointMoves } from "#core/points/point-moves.ts";
import { pointState } from "#core/points/reward-points.port.ts";
import { USUAL_TERMS } from "#core/orders/order/checkout-facts.ts";
import { NOTHING } from "#core/shared/money.ts";
import { anOrderedLine, aCheckoutCart, inMysuru, ordersDay } from "#tests/builders/a-checkout.ts";
import { aPlacedOrder, by, delivered, done } from "#tests/builders/an-order.ts";
import { fileId } from "#core/files/file-id.ts";
import type { OrderedLine } from "#core/orders/order/ordered-product.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { Pieces } from "#core/orders/order/refund.ts";

const DAY = 24 * 60 * 60 * 1000;
const of = (lines: readonly OrderedLine[]) => aPlacedOrder({ cart: aCheckoutCart({ lines }) }, "cash");
const points = (order: Order) => pointMoves(order).map((move) => [move.id, move.points]);

/** Goods come back by a return that is believed, a day after each step. */
function returned(order: Order, lines: readonly Pieces[], at: number): Order {
  const request = { lines, reason: { kind: "damaged" }, pictures: [{ shows: "product", file: fileId("f") }] } as const;
  const asked = done(order, at, by.customer, { kind: "ask-return", request });
  const number = asked.returns.length;
  return (["approve", "pick-up", "receive", "pass"] as const).reduce(
    (reached, event) => done(reached, at, by.staff, { kind: "return", number, event }),
    asked,
  );
}

describe("points", () => {
  it("are none before a parcel is delivered, and then one for every whole ₹100 of its goods", () => {
    const placed = of([anOrderedLine({ rupees: 399.5, quantity: 2 })]);
    expect(pointMoves(placed)).toEqual([]);
    const [move] = pointMoves(delivered(placed));
    expect(move).toMatchObject({ id: "order-1/0/earned", points: 7, cause: { kind: "earned", order: "order-1" }, at: ordersDay });
    expect(points(delivered(of([anOrderedLine({ rupees: 99.99 })])))).toEqual([]);
    expect(points(delivered(of([anOrderedLine({ rupees: 100 })])))).toEqual([["order-1/0/earned", 1]]);
  });

  it("are earned a parcel at a time, each for itself, and without shipping", () => {
    const two = of([anOrderedLine({ id: "a", rupees: 150 }), anOrderedLine({ id: "b", rupees: 150, seller: inMysuru })]);
    expect(points(delivered(two, 1))).toEqual([["order-1/1/earned", 1]]);
    expect(points(delivered(delivered(two, 1), 0))).toEqual([
      ["order-1/0/earned", 1],
      ["order-1/1/earned", 1],
    ]);
  });

  it("leave out what a discount for paying online took off, and lines that were cancelled", () => {
    const lines = [anOrderedLine({ id: "a", rupees: 1_000 }), anOrderedLine({ id: "b", rupees: 500 })];
    const cancelled = done(of(lines), ordersDay, by.customer, { kind: "cancel", places: [0], reason: "changed" });
    expect(points(delivered(cancelled))).toEqual([["order-1/0/earned", 5]]);
    const terms = { ...USUAL_TERMS, prepaid: { percent: 5, maximum: null, minimumOrder: NOTHING } };
    const online = delivered(aPlacedOrder({ cart: aCheckoutCart({ lines }), terms }, "online"));
    const { coupon, prepaid, subtotal } = online.snapshot.figures;
    expect(prepaid).toBeGreaterThan(0);
    expect(points(online)).toEqual([["order-1/0/earned", Math.floor((subtotal - coupon - prepaid) / 10_000)]]);
  });

  it("are taken back as many as what is left would not have earned", () => {
    const whole = delivered(of([anOrderedLine({ rupees: 150, quantity: 3 })])); // ₹450: 4 points.
    const some = returned(whole, [{ place: 0, pieces: 1 }], ordersDay + DAY); // ₹300: 3.
    const more = returned(some, [{ place: 0, pieces: 1 }], ordersDay + 2 * DAY); // ₹150: 1.
    const all = returned(more, [{ place: 0, pieces: 1 }], ordersDay + 3 * DAY);
    expect(pointMoves(all).map((move) => [move.points, move.cause.kind, move.at])).toEqual([
      [4, "earned", ordersDay],
      [-1, "taken-back", ordersDay + DAY],
      [-2, "taken-back", ordersDay + 2 * DAY],
      [-1, "taken-back", ordersDay + 3 * DAY],
    ]);
  });

  it("count from the eighth Indian day after delivery on, for 365 days", () => {
    const late = Date.UTC(2026, 10, 20, 18, 29, 59); // 23:59:59 in India.
    const [move] = pointMoves(delivered(of([anOrderedLine({ rupees: 100 })]), 0, late));
    if (move === undefined) throw new TypeError("nothing was earned");
    expect(new Date(move.usableFrom).toISOString()).toBe("2026-11-27T18:30:00.000Z");
    expect(new Date(move.expires).toISOString()).toBe("2027-11-27T18:30:00.000Z");
    const states = [move.usableFrom - 1, move.usableFrom, move.expires - 1, move.expires].map((now) => pointState(move, now));
    expect(states).toEqual(["pending", "usable", "usable", "expired"]);
  });
});
