import { isBelow } from "../shared/exact.ts";
import type { GrownCart } from "./grown-cart.ts";

/** The fewest pieces with which the coupon of a grown cart unlocks; null: none do. */
export function fewestToUnlock({ minimum, counts, base, perPiece, room, denominator, option: { from, upTo } }: GrownCart): number | null {
  if (!counts) return null;
  const missing = BigInt(minimum) * denominator - base;
  if (missing <= 0n) return from;
  if (perPiece === 0n) return null;
  const needed = (missing + perPiece - 1n) / perPiece;
  return needed > Math.min(upTo, room) ? null : Math.max(from, Number(needed));
}

/**
 * The fewest pieces with which the standard shipping charge falls away; null: none do.
 *
 * More pieces do not always bring it nearer: they may be heavy enough for the other rule, unlock a coupon that a new line has locked by
 * pushing another out of its cut, or be taken off at more than they cost. Between the first two turns the total after coupon falls, if at
 * all, before it rises: what is not free at the start of such a stretch is, once free, free until its end.
 */
export function fewestForFreeShipping({ option: { from, upTo }, minimum, settledWith, eligibleValueWith }: GrownCart): number | null {
  const isFree = (pieces: number) => settledWith(pieces).shipping.leftForFree === null;
  const { rule } = settledWith(from).shipping;
  const heavy = first(from, upTo, (pieces) => settledWith(pieces).shipping.rule !== rule); // A turn that never comes is as one at the end.
  const unlocked = first(from, upTo, (pieces) => !isBelow(eligibleValueWith(pieces), minimum));
  const [turn, otherTurn] = [Math.min(heavy, unlocked), Math.max(heavy, unlocked)];
  const stretches = [
    [from, turn],
    [turn, otherTurn],
    [otherTurn, upTo + 1],
  ] as const;
  for (const [start, end] of stretches) {
    const free = isFree(start) ? start : first(start, end, isFree);
    if (free < end) return free;
  }
  return null;
}

/** The first whole number from `from` on, below `end`, for which it holds, where it goes on to hold once it does; `end` where it never does. */
function first(from: number, end: number, holds: (pieces: number) => boolean): number {
  let [low, high] = [from, end];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
