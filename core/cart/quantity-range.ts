import { LARGEST_QUANTITY } from "./cart-line.ts";
import type { ListedProduct } from "../catalogue/product.ts";

/** The quantities that may be chosen. Both are the stock if the minimum is above it. */
export function rangeOf(product: ListedProduct): { readonly least: number; readonly most: number } {
  return { least: withinRange(product, 0), most: withinRange(product, LARGEST_QUANTITY) };
}

/**
 * At least the minimum quantity and one piece, but never above stock, even if the minimum is. Source: specification/cart.md, Quantities.
 */
export function withinRange(product: ListedProduct, wanted: number): number {
  return Math.min(Math.max(Math.trunc(wanted), product.minimumQuantity, 1), product.offer?.stock ?? 0, LARGEST_QUANTITY);
}
