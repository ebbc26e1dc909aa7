import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteOf } from "#core/orders/quote/quote.ts";
import { orderAfter } from "#core/orders/order/order-step.ts";
import { A_POINT_FOR, pointMoves } from "#core/points/point-moves.ts";
import { makeSettlePoints } from "#core/points/settle-points.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryRewardPoints } from "#adapters/memory/points/reward-points.ts";
import { anyCheckout } from "#tests/arbitraries/any-checkout.ts";
import { anyWalk, attemptOf } from "#tests/arbitraries/any-order-walk.ts";
import { aPlacedOrder } from "#tests/builders/an-order.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { RewardEntry } from "#core/points/reward-points.port.ts";
import type { Try } from "#tests/arbitraries/any-order-walk.ts";

const HOUR = 60 * 60 * 1000;
const runs = (usual: number) => ({ numRuns: Math.min(usual, fc.readConfigureGlobal().numRuns ?? usual) });

/** Orders that cost what earns points: prices are often a few rupees. */
const anyPlaced = () =>
  anyCheckout().map((facts) => {
    const lines = facts.cart.lines.map(({ product, quantity }) => ({
      product: {
        ...product,
        offer:
          product.offer === null
            ? null
            : { ...product.offer, price: ((product.offer.price % 90_000) + 10_000) as typeof product.offer.price },
      },
      quantity,
    }));
    return { ...facts, cart: { ...facts.cart, lines } };
  });

/** An order as it is behind each step of a walk that could be taken. */
function reached(placed: Order, walk: readonly Try[]): readonly Order[] {
  const orders = [placed];
  let at = placed.snapshot.facts.at;
  for (const tried of walk) {
    const order = orders.at(-1) ?? placed;
    const attempt = attemptOf(order, tried);
    at += HOUR;
    const after = attempt === null ? null : orderAfter(order, { ...attempt, at });
    if (after?.kind === "ok" && after.value !== order) orders.push(after.value);
  }
  return orders;
}

const anyWalked = () =>
  fc
    .tuple(
      anyPlaced().filter((facts) => quoteOf(facts, "online").kind === "ok"),
      anyWalk(60),
    )
    .map(([facts, walk]) => reached(aPlacedOrder(facts), walk));

const sum = (entries: readonly RewardEntry[]): number => entries.reduce((all, { points }) => all + points, 0);

describe("the points of an order", () => {
  it("are one for every whole ₹100 of what its delivered parcels' goods cost and nobody gave back, and never below nothing meanwhile", () => {
    let [earned, takenBack] = [0, 0];
    fc.assert(
      fc.property(anyWalked(), (orders) => {
        const order = orders.at(-1) ?? expect.unreachable();
        const moves = pointMoves(order);
        const expected = order.parcels
          .filter(({ state }) => state === "delivered")
          .map(({ places }) => {
            const lines = [
              ...order.snapshot.figures.lines.filter((_, place) => places.includes(place)).map((line) => ({ ...line, sign: 1 })),
              ...order.refunds.flatMap((refund) =>
                refund.lines.filter(({ place }) => places.includes(place)).map((line) => ({ ...line, sign: -1 })),
              ),
            ];
            const cost = lines.reduce((all, { amount, coupon, prepaid, sign }) => all + sign * (amount - coupon - prepaid), 0);
            return Math.floor(cost / A_POINT_FOR);
          });
        expect(sum(moves)).toBe(expected.reduce((all, points) => all + points, 0));
        for (const [place] of moves.entries()) expect(sum(moves.slice(0, place + 1))).toBeGreaterThanOrEqual(0);
        for (const { points, cause, usableFrom, expires, at } of moves) {
          expect(cause.kind).toBe(points > 0 ? "earned" : "taken-back");
          expect(expires - usableFrom).toBe(365 * 24 * HOUR);
          if (cause.kind === "earned") expect(at).toBeLessThan(usableFrom);
        }
        earned += moves.filter(({ points }) => points > 0).length;
        takenBack += moves.filter(({ points }) => points < 0).length;
      }),
      runs(400),
    );
    expect(Math.min(earned, takenBack)).toBeGreaterThan(0); // Or nothing was tried.
  });

  it("are only added to by what is done to the order later, and are the same in whatever order they are settled", () =>
    fc.assert(
      fc.asyncProperty(anyWalked(), fc.infiniteStream(fc.nat()), async (orders, stream) => {
        const last = pointMoves(orders.at(-1) ?? expect.unreachable());
        for (const order of orders) expect(last).toEqual(expect.arrayContaining([...pointMoves(order)]));
        expect(new Set(last.map(({ id }) => id)).size).toBe(last.length);
        const memory = new Memory();
        const settle = makeSettlePoints({ points: memoryRewardPoints(memory) });
        const left = [...orders, ...orders];
        while (left.length > 0) for (const order of left.splice((stream.next().value ?? 0) % left.length, 1)) await settle(order);
        const entered = memory.rewards.get(orders[0]?.customer ?? expect.unreachable()) ?? [];
        expect(entered.toSorted(byId)).toEqual(last.toSorted(byId));
      }),
      runs(150),
    ));
});

const byId = (a: RewardEntry, b: RewardEntry): number => (a.id < b.id ? -1 : 1);
