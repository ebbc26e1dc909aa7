import { token } from "../shared/token.ts";
import type { PayableId } from "../ledger/entry.ts";

/** Ends the waiting for a payment that did not come. Source: decisions, Cart, quote, order (parent order). */
export type ExpireOrder = (order: PayableId) => Promise<void>;
export const ExpireOrder = token<ExpireOrder>("ExpireOrder");
