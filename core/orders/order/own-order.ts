import { ok, refused } from "../../shared/result.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { KeptOrder } from "./orders.port.ts";

export type UnknownOrder = { readonly kind: "unknown-order" };
export const UNKNOWN_ORDER = refused({ kind: "unknown-order" });

/**
 * An order that this customer may see: it is their own and more than a quote. For any other order the answer is the same as for one that
 * does not exist. Source: specification/sign-in.md, Roles.
 */
export const ownOrder = <Kept extends KeptOrder>(customer: CustomerId, stored: Kept | null): Result<Kept, UnknownOrder> =>
  stored !== null && stored.order.customer === customer && stored.order.stage !== "quoted" ? ok(stored) : UNKNOWN_ORDER;
