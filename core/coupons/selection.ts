import type { Coupon } from "./coupon.ts";
import type { MatchedProduct } from "./scope.ts";

/** A line that coupons may count. Lines are in counting order: by unit price ascending, ties in cart order. */
export type CountableLine = { readonly product: MatchedProduct; readonly quantity: number };

/**
 * What a coupon selects of lines in counting order. `ranks[i]` is the i-th line's place among those in scope, from 1, and 0 if the line is
 * out of scope. `lines` is how many lines are selected.
 */
export type Selection = { readonly ranks: readonly number[]; readonly lines: number };

/** The lines in scope, of which the cheapest `maximumLines` are selected. Source: specification/coupons.md, Which pieces count. */
export function selectionOf(
  lines: readonly CountableLine[],
  { maximumLines }: Coupon,
  isInScope: (product: MatchedProduct) => boolean,
): Selection {
  let inScope = 0;
  const ranks = new Array<number>(lines.length);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    ranks[at] = line !== undefined && isInScope(line.product) ? ++inScope : 0;
  }
  return { ranks, lines: maximumLines === null ? inScope : Math.min(inScope, maximumLines) };
}

/**
 * How many pieces of a line with that rank count: at most `maximumPieces`, and none if the line is not selected.
 * Source: specification/coupons.md, Which pieces count.
 */
export function piecesCounted(rank: number, quantity: number, { maximumLines, maximumPieces }: Coupon): number {
  if (rank === 0 || (maximumLines !== null && rank > maximumLines)) return 0;
  return maximumPieces === null ? quantity : Math.min(quantity, maximumPieces);
}
