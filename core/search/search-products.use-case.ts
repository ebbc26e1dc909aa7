import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Catalogue } from "../catalogue/catalogue.port.ts";
import type { RatedProduct } from "../catalogue/product.ts";

/** The active products that match words best, the best match first. Source: specification/search.md, What a query finds. */
export type SearchProducts = (query: SearchQuery) => Promise<readonly RatedProduct[]>;
export const SearchProducts = useCase<SearchProducts>("search", "SearchProducts");

/** `without` is the id of a product to leave out; null: none. */
export type SearchQuery = { readonly words: string; readonly limit: number; readonly without: string | null };

export const makeSearchProducts = maker(
  SearchProducts,
  { catalogue: Catalogue },
  ({ catalogue }) =>
    ({ words, limit, without }) =>
      catalogue.productsMatching(words, { limit, without }),
);
