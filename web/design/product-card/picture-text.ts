import { shownSize } from "./shown-size.ts";
import { shownTitle } from "./shown-title.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** What a product's picture says to those who don't see it. */
export const pictureText = (product: Pick<ListedProduct, "title" | "hindi" | "size">): string =>
  `${shownTitle(product)}, ${shownSize(product.size)}`;
