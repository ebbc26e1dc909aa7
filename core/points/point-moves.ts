import { newOrder } from "../orders/order/order.ts";
import { orderAfter } from "../orders/order/order-step.ts";
import { RETURN_DAYS } from "../orders/order/return-request.ts";
import { daysAfter, firstInstantOf } from "../shared/day.ts";
import { indianDay } from "../shared/indian-time.ts";
import { paise } from "../shared/money.ts";
import { rewardEntryId } from "./reward-points.port.ts";
import type { LineShares } from "../orders/order/allocation.ts";
import type { Order, Parcel } from "../orders/order/order.ts";
import type { Paise } from "../shared/money.ts";
import type { RewardEntry } from "./reward-points.port.ts";

/** How many days points count, from the first day on which they do. Source: specification/points.md, Lasting. */
export const POINTS_LAST = 365;

/** One point is earned for each such amount. Source: specification/points.md, Earning. */
export const A_POINT_FOR = paise(10_000);

/**
 * All entries that an order has made so far, the oldest first. Later steps of the order add entries and change none. A delivered parcel
 * earns one point for every whole ₹100 that its goods cost: what was paid for its lines, without shipping and rounding. Every refund of
 * these goods takes back the points that the remaining goods would not have earned, so that the rest is never below 0. Points count once
 * the days for a return are over, and for 365 days. Source: specification/points.md, Earning.
 */
export function pointMoves(order: Order): readonly RewardEntry[] {
  const refundedAt = refundTimes(order);
  return order.parcels
    .flatMap((parcel, place) => movesOf(order, { parcel, place }, refundedAt))
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

type Placed = { readonly parcel: Parcel; readonly place: number };

function movesOf(order: Order, { parcel, place }: Placed, refundedAt: readonly number[]): readonly RewardEntry[] {
  const { deliveredAt } = parcel;
  if (parcel.state !== "delivered" || deliveredAt === null) return [];
  const inside = new Set(parcel.places.filter((line) => order.lines[line] !== "cancelled"));
  const usableFrom = firstInstantOf(daysAfter(indianDay(deliveredAt), RETURN_DAYS + 1));
  const expires = firstInstantOf(daysAfter(indianDay(usableFrom), POINTS_LAST));
  const entry = (name: string, points: number, at: number): readonly RewardEntry[] => {
    if (points === 0) return [];
    const kind = points > 0 ? "earned" : "taken-back";
    return [{ id: rewardEntryId(`${order.id}/${place}/${name}`), points, cause: { kind, order: order.id }, at, usableFrom, expires }];
  };

  let cost = sumOf(order.snapshot.figures.lines.filter((_, line) => inside.has(line)));
  const moves = [...entry("earned", pointsFor(cost), deliveredAt)];
  for (const { number, lines } of order.refunds) {
    const left = paise(cost - sumOf(lines.filter((line) => inside.has(line.place))));
    moves.push(...entry(`refund-${number}`, pointsFor(left) - pointsFor(cost), refundedAt[number - 1] ?? deliveredAt));
    cost = left;
  }
  return moves;
}

const pointsFor = (cost: Paise): number => Math.floor(cost / A_POINT_FOR);

const sumOf = (lines: readonly LineShares[]): Paise =>
  paise(lines.reduce((sum, { amount, coupon, prepaid }) => sum + amount - coupon - prepaid, 0));

/** When each refund was made, found by taking the order's steps again. Milliseconds since 1970. */
function refundTimes(order: Order): readonly number[] {
  const times: number[] = [];
  let reached = newOrder(order);
  for (const step of order.history) {
    const after = orderAfter(reached, step);
    if (after.kind === "refused") throw new TypeError(`a step of ${order.id} does not fit any more`);
    reached = after.value;
    while (times.length < reached.refunds.length) times.push(step.at);
  }
  return times;
}
