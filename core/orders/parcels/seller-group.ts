import { grouped } from "../../shared/grouped.ts";
import type { OrderedLine, Seller } from "../order/ordered-product.ts";

/** What one seller sends: the places of their lines among all. */
export type SellerGroup = { readonly seller: Seller; readonly places: readonly number[] };

/** Lines by seller, sellers in the order of their first line; a seller is one by their GSTIN. Source: specification/orders.md, Parcels. */
export function sellerGroups(lines: readonly OrderedLine[]): readonly SellerGroup[] {
  const groups = grouped(lines.entries(), ([, { product }]) => product.seller.gstin);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ seller: first[1].product.seller, places: group.map(([place]) => place) }];
  });
}
