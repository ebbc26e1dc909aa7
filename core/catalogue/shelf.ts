import type { Category } from "./category.ts";
import type { ShelfProduct } from "./product.ts";

/** "popular" is the order in which the catalogue was put; "saving" has the largest share off the MRP first. */
export type ShelfOrder = "popular" | "price-rising" | "price-falling" | "saving";

/**
 * Where a page of a shelf begins: behind the product that `after` names (opaque, from `next`), or at the front (null).
 * One that names nothing is the front too.
 */
export type ShelfPlace = { readonly order: ShelfOrder; readonly after: string | null; readonly limit: number };

/** A page of products side by side. `next` null: it is the last page. */
export type Shelf = {
  readonly category: Category | null;
  /** How many products the whole shelf holds. */
  readonly count: number;
  readonly products: readonly ShelfProduct[];
  readonly next: string | null;
};
