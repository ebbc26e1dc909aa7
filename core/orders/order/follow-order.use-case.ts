import { useCase } from "../../shared/token.ts";
import type { PayableId } from "../../ledger/entry.ts";

/**
 * Does what follows a step outside the order itself: it tells the customer. A repetition has no further effect.
 * Source: specification/orders.md, Steps of an order.
 */
export type FollowOrder = (order: PayableId, step: number) => Promise<void>;
export const FollowOrder = useCase<FollowOrder>("orders", "FollowOrder");
