import { aProduct } from "./a-product.ts";
import { paise } from "#core/shared/money.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { Product } from "#core/catalogue/product.ts";

/** Besides the product's own parts it takes the rupees of a piece and how many pieces there are. */
type Given = Partial<Product> & { readonly rupees?: number; readonly stock?: number; readonly quantity?: number };

/** One piece at ₹100 without tax. */
export function aLine({ rupees = 100, stock = 10, quantity = 1, ...given }: Given = {}): CartLine {
  return { product: aProduct({ offer: { price: paise(Math.round(rupees * 100)), stock }, ...given }), quantity };
}
