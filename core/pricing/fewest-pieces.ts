import { isBelow } from "../shared/exact.ts";
import type { GrownCart } from "./grown-cart.ts";

/** The fewest pieces with which the coupon of a grown cart unlocks; null: no number of pieces unlocks it. */
export function fewestToUnlock({ minimum, counts, base, perPiece, room, denominator, option: { from, upTo } }: GrownCart): number | null {
  if (!counts) return null;
  const missing = BigInt(minimum) * denominator - base;
  if (missing <= 0n) return from;
  if (perPiece === 0n) return null;
  const needed = (missing + perPiece - 1n) / perPiece;
  return needed > Math.min(upTo, room) ? null : Math.max(from, Number(needed));
}

/**
 * The fewest pieces with which the standard shipping charge is 0; null: no number of pieces makes it so.
 *
 * More pieces do not always help. They may be heavy enough for the other shipping rule. They may unlock a coupon that a new line has locked
 * by pushing another line out of those that the coupon counts. Or the coupon may take off more than the pieces cost. The first two each
 * happen at one number of pieces, so there are three ranges of numbers. Within a range the total after coupon may fall at first but rises
 * from then on. So if shipping is not free at the start of a range and becomes free in it, it stays free until the range ends.
 */
export function fewestForFreeShipping({ option: { from, upTo }, minimum, settledWith, eligibleValueWith }: GrownCart): number | null {
  const isFree = (pieces: number) => settledWith(pieces).shipping.leftForFree === null;
  const { rule } = settledWith(from).shipping;
  const heavy = first(from, upTo, (pieces) => settledWith(pieces).shipping.rule !== rule); // If this never happens, the number after the last one is taken.
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

/**
 * The first whole number from `from` on and below `end` for which `holds` is true; `end` if there is none. Once `holds` is true, it must
 * stay true.
 */
function first(from: number, end: number, holds: (pieces: number) => boolean): number {
  let [low, high] = [from, end];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
