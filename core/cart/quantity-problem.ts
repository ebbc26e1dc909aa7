import type { Product } from "../catalogue/product.ts";

/** What is wrong with the quantity of a line that is priced nevertheless. */
export type QuantityProblem = "below-minimum" | "above-stock";

/**
 * If both problems apply, the answer is "below-minimum". A product without a seller has no stock.
 * Source: specification/cart.md, Quantities.
 */
export function quantityProblemOf(product: Product, quantity: number): QuantityProblem | null {
  if (quantity < product.minimumQuantity) return "below-minimum";
  return quantity > (product.offer?.stock ?? 0) ? "above-stock" : null;
}
