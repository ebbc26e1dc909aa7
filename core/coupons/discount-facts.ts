import { exactly, isBelow, roundDown, wholePart } from "../shared/exact.ts";
import { shareOf } from "./discount.ts";
import type { ExactPaise } from "../shared/exact.ts";
import type { Paise } from "../shared/money.ts";
import type { CouponPromise } from "./coupon.ts";

/**
 * How a promised amount became the amount that is taken off. `promised` is exact: the rupee amount, or the percentage of the eligible
 * value. `afterRounding` is `promised` rounded down; it may be larger than any amount. `limits` are the limits that reduced it, in the
 * order in which they were applied.
 */
export type GivenDiscount = {
  readonly promised: ExactPaise;
  readonly afterRounding: ExactPaise;
  readonly limits: readonly DiscountLimit[];
  readonly discount: Paise;
};

/** `to` is the amount to which the limit reduced the discount: whole paise. */
export type DiscountLimit = { readonly kind: "eligible-value" | "cap" | "subtotal"; readonly to: Paise };

/** How `discountOn` calculated its `discount`. Source: specification/coupons.md, Discount. */
export function discountFacts(eligibleValue: ExactPaise, subtotal: Paise, promise: CouponPromise, discount: Paise): GivenDiscount {
  const promised = promise.kind === "rupee" ? exactly(promise.amount) : shareOf(eligibleValue, promise.percent);
  const afterRounding = promise.kind === "rupee" ? promised : wholePart(promised);
  const amount = Number(afterRounding.numerator); // Where no number is that amount exactly, it is far above every limit, however it is rounded.
  const own = ownLimit(eligibleValue, promise, amount);
  const limits: DiscountLimit[] = own === null ? [] : [own];
  if ((own?.to ?? amount) > subtotal) limits.push({ kind: "subtotal", to: subtotal });
  return { promised, afterRounding, limits, discount };
}

function ownLimit(eligibleValue: ExactPaise, promise: CouponPromise, amount: number): DiscountLimit | null {
  switch (promise.kind) {
    case "rupee":
      return isBelow(eligibleValue, promise.amount) ? { kind: "eligible-value", to: roundDown(eligibleValue) } : null;
    case "percentage":
      return promise.cap !== null && amount > promise.cap ? { kind: "cap", to: promise.cap } : null;
  }
}
