import type { Paise } from "../shared/money.ts";
import type { ProductDetails, ShelfProduct } from "./product.ts";

/** The same in another size: a product of its own, by its slug. `weight` in grams; `price` null: nobody sells it. */
export type OtherSize = { readonly slug: string; readonly size: string; readonly weight: number; readonly price: Paise | null };

/** A product with the sizes that it is sold in besides, the lightest first. */
export type ShownProduct = ProductDetails & { readonly otherSizes: readonly OtherSize[] };

/** More than anything is sold in. */
export const MOST_SIZES = 12;

/** Whether the other is this product in another size: of the same brand and title, both on sale. */
export const isOtherSize = (product: ShelfProduct, other: ShelfProduct): boolean =>
  other.title === product.title && other.brand === product.brand && other.size !== product.size && other.status === "active";

/** As a page lists them. */
export const inOrderOfSize = (sizes: readonly OtherSize[]): readonly OtherSize[] =>
  sizes.toSorted((a, b) => a.weight - b.weight || (a.slug < b.slug ? -1 : 1));
