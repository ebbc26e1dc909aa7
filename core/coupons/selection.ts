import type { Coupon } from "./coupon.ts";
import type { MatchedProduct } from "./scope.ts";

/** A line that coupons may count, in the order in which they count: by unit price ascending, ties in cart order. */
export type CountableLine = { readonly product: MatchedProduct; readonly quantity: number };

/**
 * What a coupon makes of lines in counting order. `ranks[i]` is the i-th line's place among those in scope, from 1, and 0
 * out of scope; `pieces[i]` how many of its pieces count, 0 for a line that is not selected.
 */
export type Selection = { readonly ranks: readonly number[]; readonly pieces: readonly number[] };

/** The lines in scope, cut to the cheapest `maximumLines`, each counted for at most `maximumPieces`. Source: pricing, Coupons 2. */
export function selectionOf(
  lines: readonly CountableLine[],
  { maximumLines, maximumPieces }: Coupon,
  isInScope: (product: MatchedProduct) => boolean,
): Selection {
  const ranks: number[] = [];
  const pieces: number[] = [];
  let inScope = 0;
  for (const { product, quantity } of lines) {
    const rank = isInScope(product) ? ++inScope : 0;
    ranks.push(rank);
    if (rank === 0 || (maximumLines !== null && rank > maximumLines)) pieces.push(0);
    else pieces.push(maximumPieces === null ? quantity : Math.min(quantity, maximumPieces));
  }
  return { ranks, pieces };
}
