import { exactly, plus, times } from "../shared/exact.ts";
import { BeyondLimits } from "../shared/beyond-limits.ts";
import type { Exact } from "../shared/exact.ts";
import type { CartLine } from "./cart-line.ts";

/**
 * The exact grams of a cart: grams × quantity of each line, summed. A product without a weight weighs 0.
 * Source: specification/shipping.md, Weight of a cart.
 */
export function gramsOf(lines: readonly CartLine[]): Exact {
  let grams = 0;
  for (const { product, quantity } of lines) {
    grams += product.weight * quantity;
    if (!Number.isSafeInteger(product.weight) || !Number.isSafeInteger(grams)) return sumOfParts(lines);
  }
  return exactly(grams);
}

/** The exact grams of one line. */
export const gramsOfLine = ({ product, quantity }: CartLine): Exact =>
  Number.isSafeInteger(product.weight) && Number.isSafeInteger(product.weight * quantity)
    ? exactly(product.weight * quantity)
    : times(exactly(product.weight), exactly(quantity));

const sumOfParts = (lines: readonly CartLine[]): Exact => lines.map(gramsOfLine).reduce(plus, exactly(0));

/**
 * A cart's weight in hundredths of a kilogram, rounded half up. Throws `BeyondLimits`. Source: specification/shipping.md, Weight of a cart.
 */
export function hundredthsOfKilogram({ numerator, denominator }: Exact): number {
  const hundredths = Number((numerator + 5n * denominator) / (10n * denominator)); // A hundredth is ten grams; no weight is negative.
  if (!Number.isSafeInteger(hundredths)) throw new BeyondLimits("the cart is heavier than can be told exactly");
  return hundredths;
}

/**
 * How many pieces of `weight` grams can be added to `grams` before the cart is too heavy for `hundredthsOfKilogram`; Infinity where a piece
 * weighs nothing.
 */
export function piecesWithinWeight({ numerator, denominator }: Exact, weight: number): number {
  const piece = exactly(weight);
  if (piece.numerator === 0n) return Infinity;
  const room = HEAVIEST * denominator - numerator; // In grams × denominator. The cart must stay below it.
  return Number((room * piece.denominator - 1n) / (denominator * piece.numerator));
}

/** From this number of grams on, the weight in hundredths of a kilogram, rounded half up, is not a safe integer. */
const HEAVIEST = 10n * BigInt(Number.MAX_SAFE_INTEGER) + 5n;
