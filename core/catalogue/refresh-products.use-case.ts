import { token } from "../shared/token.ts";
import type { Catalogue } from "./catalogue.port.ts";
import type { ShelfProduct } from "./product.ts";

/** Today's price, stock and status of products, at most 100 of them; those that nobody knows any more are left out. Source: decisions, Cart. */
export type RefreshProducts = (ids: readonly string[]) => Promise<readonly ShelfProduct[]>;
export const RefreshProducts = token<RefreshProducts>("RefreshProducts");

export const makeRefreshProducts =
  (catalogue: Catalogue): RefreshProducts =>
  (ids) =>
    catalogue.productsWithIds(ids);
