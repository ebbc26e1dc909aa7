import { exactly, plus, times } from "../shared/exact.ts";
import { BeyondLimits } from "../shared/beyond-limits.ts";
import type { Exact } from "../shared/exact.ts";
import type { CartLine } from "./cart-line.ts";

/** Exact grams of a cart: grams × quantity of each line, summed. A product whose weight is missing weighs 0. Source: specification/shipping.md, Weight of a cart. */
export function gramsOf(lines: readonly CartLine[]): Exact {
  let grams = 0;
  for (const { product, quantity } of lines) {
    grams += product.weight * quantity;
    if (!Number.isSafeInteger(product.weight) || !Number.isSafeInteger(grams)) return sumOfParts(lines);
  }
  return exactly(grams);
}

/** Exact grams of one line. */
export const gramsOfLine = ({ product, quantity }: CartLine): Exact => times(exactly(product.weight), exactly(quantity));

const sumOfParts = (lines: readonly CartLine[]): Exact => lines.map(gramsOfLine).reduce(plus, exactly(0));

/** A cart's weight in hundredths of a kilogram, rounded half up. Throws `BeyondLimits`. Source: specification/shipping.md, Weight of a cart. */
export function hundredthsOfKilogram({ numerator, denominator }: Exact): number {
  const hundredths = Number((numerator + 5n * denominator) / (10n * denominator)); // A hundredth is ten grams; no weight is negative.
  if (!Number.isSafeInteger(hundredths)) throw new BeyondLimits("the cart is heavier than can be told exactly");
  return hundredths;
}

/** How many pieces of `weight` grams fit beside `grams` before the cart is heavier than can be told; Infinity where they weigh nothing. */
export function piecesWithinWeight({ numerator, denominator }: Exact, weight: number): number {
  const piece = exactly(weight);
  if (piece.numerator === 0n) return Infinity;
  const room = HEAVIEST * denominator - numerator; // Grams × denominator, and never reached.
  return Number((room * piece.denominator - 1n) / (denominator * piece.numerator));
}

/** From so many grams on the hundredths of a kilogram, rounded half up, are no safe number. */
const HEAVIEST = 10n * BigInt(Number.MAX_SAFE_INTEGER) + 5n;
