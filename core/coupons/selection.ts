import type { Coupon } from "./coupon.ts";
import type { MatchedProduct } from "./scope.ts";

/** A line that coupons may count, in the order in which they count: by unit price ascending, ties in cart order. */
export type CountableLine = { readonly product: MatchedProduct; readonly quantity: number };

/**
 * What a coupon makes of lines in counting order. `ranks[i]` is the i-th line's place among those in scope, from 1, and 0
 * out of scope; `pieces[i]` how many of its pieces count, 0 for a line that is not selected. `lines` counts the selected ones.
 */
export type Selection = { readonly ranks: readonly number[]; readonly pieces: readonly number[]; readonly lines: number };

/** The lines in scope, cut to the cheapest `maximumLines`, each counted for at most `maximumPieces`. Source: pricing, Coupons 2. */
export function selectionOf(
  lines: readonly CountableLine[],
  { maximumLines, maximumPieces }: Coupon,
  isInScope: (product: MatchedProduct) => boolean,
): Selection {
  const ranks = new Array<number>(lines.length).fill(0);
  const pieces = new Array<number>(lines.length).fill(0);
  const mostLines = maximumLines ?? lines.length;
  let inScope = 0;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (line === undefined || !isInScope(line.product)) continue;
    ranks[at] = ++inScope;
    if (inScope <= mostLines) pieces[at] = maximumPieces === null ? line.quantity : Math.min(line.quantity, maximumPieces);
  }
  return { ranks, pieces, lines: Math.min(inScope, mostLines) };
}
