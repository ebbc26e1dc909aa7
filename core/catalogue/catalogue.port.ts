import { token } from "../shared/token.ts";
import type { Category } from "./category.ts";
import type { Brand } from "./brand.ts";
import type { Filters } from "./filters.ts";
import type { ShownProduct } from "./sold-sizes.ts";
import type { RatedProduct } from "./product.ts";
import type { FoundProducts, Narrowing, Collection, CollectionKind, CollectionName, PageRequest } from "./collection.ts";

/** Products of a shelf, or of the whole shop (null). */
export type ProductFilter = { readonly on: CollectionName | null; readonly narrowing: Narrowing };

/** The shop's products and the shelves that they stand on. Inactive products are on no shelf, but are found by id and slug. */
export type Catalogue = {
  /** In the order of the menus. */
  categories(): Promise<readonly Category[]>;
  /** Every brand with an active product, in no order. */
  brands(): Promise<readonly Brand[]>;
  /** The shelf of that name; null where there is none. */
  shelf(name: CollectionName): Promise<Collection | null>;
  /** Shelves of a kind that share active products with this one, counting what they share, by title; null where there is no such shelf. */
  shelvesBeside(name: CollectionName, kind: CollectionKind): Promise<readonly Collection[] | null>;
  /**
   * One page of active products; null where there is no such shelf. A brand, form or concern that nobody knows leaves nothing.
   * Counted exactly where nothing is narrowed, else up to COUNTED.
   */
  find(wanted: ProductFilter, place: PageRequest): Promise<FoundProducts | null>;
  /** What narrows further what is wanted; null where there is no such shelf. Counts as `find` does. */
  filters(wanted: ProductFilter): Promise<Filters | null>;
  productWithSlug(slug: string): Promise<ShownProduct | null>;
  /** In the order asked; ids that nobody knows are left out. */
  productsWithIds(ids: readonly string[]): Promise<readonly RatedProduct[]>;
  /** The nearest active products by words, as `find` has them in front, without one (by id) that is known already. */
  productsMatching(words: string, most: { readonly limit: number; readonly without: string | null }): Promise<readonly RatedProduct[]>;
};
export const Catalogue = token<Catalogue>("Catalogue");
