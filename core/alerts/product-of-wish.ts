import type { Catalogue } from "../catalogue/catalogue.port.ts";
import type { ListedProduct } from "../catalogue/product.ts";
import type { AlertWish } from "./alert.ts";

/** The product that a wish is about, as it is now; null: the wish is not about a product, or the product does not exist. */
export async function productOf(wish: AlertWish, catalogue: Pick<Catalogue, "productsWithIds">): Promise<ListedProduct | null> {
  if (wish.kind === "opening") return null;
  const [product = null] = await catalogue.productsWithIds([wish.product]);
  return product;
}
