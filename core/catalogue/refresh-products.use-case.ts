import { token } from "../shared/token.ts";
import type { Catalogue } from "./catalogue.port.ts";
import type { RatedProduct } from "./product.ts";

/**
 * Today's price, stock, status and rating of at most 100 products. Products that no longer exist are left out.
 * Source: specification/cart.md, A guest's cart.
 */
export type RefreshProducts = (ids: readonly string[]) => Promise<readonly RatedProduct[]>;
export const RefreshProducts = token<RefreshProducts>("RefreshProducts");

export const makeRefreshProducts =
  ({ catalogue }: { readonly catalogue: Catalogue }): RefreshProducts =>
  (ids) =>
    catalogue.productsWithIds(ids);
