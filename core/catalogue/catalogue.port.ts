import { token } from "../shared/token.ts";
import type { Category } from "./category.ts";
import type { ProductDetails, ShelfProduct } from "./product.ts";
import type { Shelf, ShelfPlace } from "./shelf.ts";

/** The shop's products and how they are sorted into categories. Inactive products are on no shelf, but are found by id and slug. */
export type Catalogue = {
  /** In the order of the menus. */
  categories(): Promise<readonly Category[]>;
  /** One page of the active products of a category (by its slug, in any letter case), or of all (null); null where there is no such category. */
  shelf(category: string | null, place: ShelfPlace): Promise<Shelf | null>;
  productWithSlug(slug: string): Promise<ProductDetails | null>;
  /** In the order asked; ids that nobody knows are left out. */
  productsWithIds(ids: readonly string[]): Promise<readonly ShelfProduct[]>;
  /**
   * Active products whose title or a spelling of it holds every word, in any letter case and script: first those whose title
   * begins with what was typed, then by popularity.
   */
  productsMatching(words: string, limit: number): Promise<readonly ShelfProduct[]>;
};
export const Catalogue = token<Catalogue>("Catalogue");
