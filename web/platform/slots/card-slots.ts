import type { ComponentType } from "react";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** What a feature lets somebody do with a product, on its card and on its page. Its file card-slots.ts is loaded with the first product that is drawn. */
export type CardSlots = {
  /** Puts it aside. */
  readonly heart?: ComponentType<{ readonly product: ListedProduct }>;
  /** Puts it into the cart. */
  readonly buy?: ComponentType<{ readonly product: ListedProduct; readonly look: "quiet" | "main" }>;
};
