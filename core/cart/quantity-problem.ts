import type { Product } from "../catalogue/product.ts";

/** What is wrong with a quantity that is priced all the same. */
export type QuantityProblem = "below-minimum" | "above-stock";

/** Where both hold, it is below the minimum. A product without a seller has no stock. Source: specification/cart.md, Quantities. */
export function quantityProblemOf(product: Product, quantity: number): QuantityProblem | null {
  if (quantity < product.minimumQuantity) return "below-minimum";
  return quantity > (product.offer?.stock ?? 0) ? "above-stock" : null;
}
