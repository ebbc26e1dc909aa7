import { token } from "../shared/token.ts";
import type { Category } from "./category.ts";
import type { Brand } from "./brand.ts";
import type { SafetyFacts } from "./safety-facts.ts";
import type { Filters } from "./filters.ts";
import type { ShownProduct } from "./sold-sizes.ts";
import type { RatedProduct } from "./product.ts";
import type { FoundProducts, Narrowing, Collection, CollectionKind, CollectionName, PageRequest } from "./collection.ts";

/** The products of a collection, or of the whole shop (null), within a narrowing. */
export type ProductFilter = { readonly on: CollectionName | null; readonly narrowing: Narrowing };

/** The shop's products and their collections. Inactive products are in no collection, but can be found by id and slug. */
export type Catalogue = {
  /** In the order of the menus. */
  categories(): Promise<readonly Category[]>;
  /** Every brand with an active product, in no particular order. */
  brands(): Promise<readonly Brand[]>;
  /** The collection with that name; null if there is none. */
  collection(name: CollectionName): Promise<Collection | null>;
  /**
   * Collections of a kind that share active products with this one, with the number of shared products, by title. null if there is no such
   * collection.
   */
  collectionsBeside(name: CollectionName, kind: CollectionKind): Promise<readonly Collection[] | null>;
  /**
   * One page of active products; null if there is no such collection. An unknown brand, form or concern matches no product. The count is
   * exact for a whole collection, else up to COUNTED.
   */
  find(wanted: ProductFilter, place: PageRequest): Promise<FoundProducts | null>;
  /** The filters that narrow the wanted products further; null if there is no such collection. They count as `find` does. */
  filters(wanted: ProductFilter): Promise<Filters | null>;
  productWithSlug(slug: string): Promise<ShownProduct | null>;
  /** In the order of the ids; unknown ids are left out. */
  productsWithIds(ids: readonly string[]): Promise<readonly RatedProduct[]>;
  /** In the order of the ids; unknown ids are left out. */
  safetyFactsOf(ids: readonly string[]): Promise<readonly SafetyFacts[]>;
  /** The active products that match the words best, in the order of `find`. `without` is the id of a product to leave out. */
  productsMatching(words: string, most: { readonly limit: number; readonly without: string | null }): Promise<readonly RatedProduct[]>;
};
export const Catalogue = token<Catalogue>("Catalogue");
