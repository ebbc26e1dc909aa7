import type { Paise } from "../shared/money.ts";
import type { ProductDetails, ListedProduct } from "./product.ts";

/** A size in which a product is sold: a product of its own, given by its slug. `weight` in grams; `price` null: nobody sells it. */
export type SoldSize = { readonly slug: string; readonly size: string; readonly weight: number; readonly price: Paise | null };

/** A product with all sizes in which it is sold, including its own, the lightest first; empty if there is only its own. */
export type ShownProduct = ProductDetails & { readonly sizes: readonly SoldSize[] };

/** More sizes than any product has. */
export const MOST_SIZES = 12;

/** Whether the other is this product in another size: of the same brand and title, and on sale. */
export const isOtherSize = (product: ListedProduct, other: ListedProduct): boolean =>
  product.brand !== null &&
  other.title === product.title &&
  other.brand === product.brand &&
  other.size !== product.size &&
  other.status === "active";

/** `others` in the order in which they are given. */
export function withSizes(product: ProductDetails, others: readonly SoldSize[]): ShownProduct {
  const sizes = others.length === 0 ? [] : [sizeOf(product), ...others];
  return { ...product, sizes: sizes.toSorted((a, b) => a.weight - b.weight || (a.slug < b.slug ? -1 : 1)) };
}

export const sizeOf = ({ slug, size, weight, offer }: ListedProduct): SoldSize => ({ slug, size, weight, price: offer?.price ?? null });
