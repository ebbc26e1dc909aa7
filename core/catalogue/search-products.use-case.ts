import { token } from "../shared/token.ts";
import type { Catalogue } from "./catalogue.port.ts";
import type { ShelfProduct } from "./product.ts";

/** Active products by words of their title, the nearest first. Source: platform section 2, Search bar. */
export type SearchProducts = (asked: { readonly words: string; readonly limit: number }) => Promise<readonly ShelfProduct[]>;
export const SearchProducts = token<SearchProducts>("SearchProducts");

export const makeSearchProducts =
  (catalogue: Catalogue): SearchProducts =>
  ({ words, limit }) =>
    catalogue.productsMatching(words, limit);
