import { grouped } from "../../shared/grouped.ts";
import type { OrderedLine, Seller } from "./ordered-product.ts";

/** What one seller sends: the places of the seller's lines among all lines. */
export type SellerGroup = { readonly seller: Seller; readonly places: readonly number[] };

/**
 * Lines grouped by seller; sellers come in the order of their first line. Two sellers are the same if their GSTIN is the same.
 * Source: specification/orders.md, Parcels.
 */
export function sellerGroups(lines: readonly OrderedLine[]): readonly SellerGroup[] {
  const groups = grouped(lines.entries(), ([, { product }]) => product.seller.gstin);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ seller: first[1].product.seller, places: group.map(([place]) => place) }];
  });
}
