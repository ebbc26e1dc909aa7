import type { Product } from "../catalogue/product.ts";

/** A number of pieces of a product: a whole number from 1 to `LARGEST_QUANTITY`. */
export type CartLine<P extends Product = Product> = { readonly product: P; readonly quantity: number };

/** Source: specification/pricing.md, Largest values. */
export const LARGEST_QUANTITY = 999_999;
