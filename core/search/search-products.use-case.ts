import { token } from "../shared/token.ts";
import type { Catalogue } from "../catalogue/catalogue.port.ts";
import type { RatedProduct } from "../catalogue/product.ts";

/** Active products by words, the nearest first. Source: specification/search.md, What a query finds. */
export type SearchProducts = (asked: SearchQuery) => Promise<readonly RatedProduct[]>;
export const SearchProducts = token<SearchProducts>("SearchProducts");

/** `without` is the id of a product that is not to be found; null: none. */
export type SearchQuery = { readonly words: string; readonly limit: number; readonly without: string | null };

export const makeSearchProducts =
  ({ catalogue }: { readonly catalogue: Catalogue }): SearchProducts =>
  ({ words, limit, without }) =>
    catalogue.productsMatching(words, { limit, without });
