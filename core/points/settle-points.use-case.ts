import { token } from "../shared/token.ts";
import { pointMoves } from "./point-moves.ts";
import type { Order } from "../orders/order/order.ts";
import type { RewardPoints } from "./reward-points.port.ts";

/**
 * Stores the points that an order has earned or lost. Entries that are already stored are left out, so the calls may be repeated and come
 * in any order. Source: specification/points.md, Earning.
 */
export type SettlePoints = (order: Order) => Promise<void>;
export const SettlePoints = token<SettlePoints>("SettlePoints");

export const makeSettlePoints =
  ({ points }: { readonly points: RewardPoints }): SettlePoints =>
  async (order) => {
    const moves = pointMoves(order);
    if (moves.length > 0) await points.enter(order.customer, moves);
  };
