import { token } from "../../shared/token.ts";
import type { PayableId } from "../../ledger/entry.ts";

/** What follows apart from an order's step, done twice is done once: its customer is told of it. Source: specification/orders.md, Steps of an order. */
export type FollowOrder = (order: PayableId, step: number) => Promise<void>;
export const FollowOrder = token<FollowOrder>("FollowOrder");
