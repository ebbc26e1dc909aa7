import { token } from "../shared/token.ts";
import { pointMoves } from "./point-moves.ts";
import type { Order } from "../orders/order/order.ts";
import type { RewardPoints } from "./reward-points.port.ts";

/** Enters the points that an order has made or unmade, those that are there already left out: done twice is done once, in whatever order. Source: specification/points.md, Earning. */
export type SettlePoints = (order: Order) => Promise<void>;
export const SettlePoints = token<SettlePoints>("SettlePoints");

export const makeSettlePoints =
  ({ points }: { readonly points: RewardPoints }): SettlePoints =>
  async (order) => {
    const moves = pointMoves(order);
    if (moves.length > 0) await points.enter(order.customer, moves);
  };
