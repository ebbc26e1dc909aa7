import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Catalogue } from "./catalogue.port.ts";
import type { RatedProduct } from "./product.ts";

/**
 * Today's price, stock, status and rating of at most 100 products. Products that no longer exist are left out.
 * Source: specification/cart.md, A guest's cart.
 */
export type RefreshProducts = (ids: readonly string[]) => Promise<readonly RatedProduct[]>;
export const RefreshProducts = useCase<RefreshProducts>("catalogue", "RefreshProducts");

export const makeRefreshProducts = maker(
  RefreshProducts,
  { catalogue: Catalogue },
  ({ catalogue }) =>
    (ids) =>
      catalogue.productsWithIds(ids),
);
