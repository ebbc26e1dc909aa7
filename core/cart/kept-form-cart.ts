import { LARGEST_QUANTITY } from "./cart-line.ts";
import { LARGEST_FORM_CART } from "./form-cart.ts";
import type { FormCart } from "./form-cart.ts";

/**
 * How a browser keeps a form cart: its id, then a pair of product and quantity for each line. Source: specification/cart.md, A cart without
 * script.
 */
export const keptFormCart = {
  of: ({ id, lines }: FormCart): readonly unknown[] => [id, ...lines.map(({ productId, quantity }) => [productId, quantity])],
  /** A line that no cart can have is left out; null: it is no cart, or too large for one. */
  read(stored: unknown): FormCart | null {
    if (!Array.isArray(stored) || stored.length > LARGEST_FORM_CART + 1) return null;
    const [id, ...rest]: unknown[] = stored;
    return typeof id === "string" ? { id, lines: rest.flatMap(lineIn) } : null;
  },
};

function lineIn(stored: unknown): FormCart["lines"] {
  const [productId, quantity]: unknown[] = Array.isArray(stored) ? stored : [];
  return typeof productId === "string" && typeof quantity === "number" && quantity >= 1 && quantity <= LARGEST_QUANTITY
    ? [{ productId, quantity }]
    : [];
}
