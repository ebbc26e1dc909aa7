import type { Product } from "../catalogue/product.ts";

/** So many pieces of a product: a whole number from 1 to 9,99,999. */
export type CartLine<P extends Product = Product> = { readonly product: P; readonly quantity: number };

/** Why a line can't be bought and is taken out; tried in this order. Source: pricing, Cart lines. */
export type RemovalReason = "inactive" | "no-seller" | "out-of-stock";

/** What is wrong with a quantity that is priced all the same. */
export type QuantityProblem = "below-minimum" | "above-stock";
