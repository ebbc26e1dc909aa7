import type { ComponentType } from "react";
import type { ListedProduct } from "#core/catalogue/product.ts";

/**
 * What a feature tells of a product and lets somebody do with it, on its card and on its page. Its file card-slots.ts is loaded with the
 * first product that is drawn.
 */
export type CardSlots = {
  /** Puts the product on the wishlist. */
  readonly heart?: ComponentType<{ readonly product: ListedProduct }>;
  /** The day of delivery. */
  readonly delivery?: ComponentType;
  /** Puts the product into the cart. */
  readonly buy?: ComponentType<{ readonly product: ListedProduct; readonly look: "quiet" | "main" }>;
};
