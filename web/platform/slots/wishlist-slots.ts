import type { ComponentType } from "react";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** What a feature adds to the products of a wishlist. Its file wishlist-slots.ts is loaded with the wishlist. */
export type WishlistSlots = {
  /** Puts a product into the cart; `onMove` takes it off the wishlist. */
  readonly move?: ComponentType<{
    readonly product: ListedProduct;
    readonly label: string;
    readonly text: string;
    readonly onMove: () => void;
  }>;
};
