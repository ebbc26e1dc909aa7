import { LARGEST_AMOUNT, NOTHING, paise } from "../shared/money.ts";
import { removalReasonOf } from "./removal-reason.ts";
import type { Paise } from "../shared/money.ts";
import type { CartLine } from "./cart-line.ts";

/**
 * The sum of the amounts of the lines that remain, GST included; null where it is beyond the largest amount.
 * Source: specification/cart.md, Subtotal.
 */
export function subtotalOf(lines: readonly CartLine[]): Paise | null {
  let sum = NOTHING;
  for (const { product, quantity } of lines) {
    if (removalReasonOf(product) !== null || product.offer === null) continue;
    const more = sum + product.offer.price * quantity; // If this is beyond exact numbers, it is far beyond the limit anyway.
    if (more > LARGEST_AMOUNT) return null;
    sum = paise(more);
  }
  return sum;
}
