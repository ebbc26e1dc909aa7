import { shareOf } from "../coupons/discount.ts";
import { isBelow } from "../shared/exact.ts";
import type { GrownCart } from "./grown-cart.ts";

/** The fewest pieces with which the coupon of a grown cart unlocks; null: none do. */
export function fewestToUnlock({ coupon, counts, base, perPiece, room, denominator, option: { from, upTo } }: GrownCart): number | null {
  if (coupon === null || !counts) return null;
  const missing = BigInt(coupon.offered.coupon.minimum) * denominator - base;
  if (missing <= 0n) return from;
  if (perPiece === 0n) return null;
  const needed = (missing + perPiece - 1n) / perPiece;
  if (needed > BigInt(upTo) || (room !== Infinity && needed > BigInt(room))) return null;
  return Math.max(from, Number(needed));
}

/**
 * The fewest pieces with which the standard shipping charge falls away; null: none do.
 *
 * More pieces do not always bring it nearer: they may be heavy enough for the other rule, unlock the coupon, push it out of its cuts, or
 * be taken off by it at more than they cost. Between those turns the total after coupon only rises or only falls, so each stretch is
 * settled by its ends.
 */
export function fewestForFreeShipping(grown: GrownCart): number | null {
  const { from, upTo } = grown.option;
  const isFree = (pieces: number) => grown.settledWith(pieces).shipping.leftForFree === null;
  const starts = [...new Set([from, ...turns(grown)])].filter((start) => start >= from && start <= upTo).sort((a, b) => a - b);
  for (const [at, start] of starts.entries()) {
    const end = (starts[at + 1] ?? upTo + 1) - 1;
    if (isFree(start)) return start;
    if (isFree(end)) return first(start, end, isFree);
  }
  return null;
}

/** Where a stretch begins in which the total after coupon goes only one way, under one rule. */
function turns(grown: GrownCart): readonly number[] {
  const { coupon, room, option, settledWith, eligibleValueWith } = grown;
  const { from, upTo } = option;
  const rule = settledWith(from).shipping.rule;
  const heavy = first(from, upTo, (pieces) => settledWith(pieces).shipping.rule !== rule);
  if (coupon === null) return [heavy];
  const { minimum, promise } = coupon.offered.coupon;
  const unlocked = first(from, upTo, (pieces) => !isBelow(eligibleValueWith(pieces), minimum));
  const cap = promise.kind === "rupee" ? promise.amount : promise.cap;
  const percent = promise.kind === "rupee" ? 100 : promise.percent;
  const capped = cap === null ? upTo + 1 : first(from, upTo, (pieces) => !isBelow(shareOf(eligibleValueWith(pieces), percent), cap));
  return [heavy, unlocked, capped, room === Infinity ? upTo + 1 : room];
}

/** The first whole number from `from` to `upTo` for which it holds, where it goes on to hold once it does; `upTo + 1` where it never does. */
function first(from: number, upTo: number, holds: (pieces: number) => boolean): number {
  let [low, high] = [from, upTo + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
