import type { Product } from "../catalogue/product.ts";

/**
 * Why a line can't be bought and is taken out. The reasons are checked in this order.
 * Source: specification/cart.md, Lines that are taken out.
 */
export type RemovalReason = "inactive" | "no-seller" | "out-of-stock";

/** null: the line stays in the cart. */
export function removalReasonOf({ status, offer }: Product): RemovalReason | null {
  if (status === "inactive") return "inactive";
  if (offer === null) return "no-seller";
  return offer.stock === 0 ? "out-of-stock" : null;
}
