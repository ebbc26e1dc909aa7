import { useCase } from "../shared/token.ts";
import { pointMoves } from "./point-moves.ts";
import { maker } from "../shared/use-case.ts";
import { RewardPoints } from "./reward-points.port.ts";
import type { Order } from "../orders/order/order.ts";

/**
 * Stores the points that an order has earned or lost. Entries that are already stored are left out, so the calls may be repeated and come
 * in any order. Source: specification/points.md, Earning.
 */
export type SettlePoints = (order: Order) => Promise<void>;
export const SettlePoints = useCase<SettlePoints>("points", "SettlePoints");

export const makeSettlePoints = maker(SettlePoints, { points: RewardPoints }, ({ points }) => async (order) => {
  const moves = pointMoves(order);
  if (moves.length > 0) await points.enter(order.customer, moves);
});
