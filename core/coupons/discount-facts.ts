import { compare, exactly, isAbove, roundDown, wholePart } from "../shared/exact.ts";
import { shareOf } from "./discount.ts";
import type { ExactPaise } from "../shared/exact.ts";
import type { Paise } from "../shared/money.ts";
import type { CouponPromise } from "./coupon.ts";

/**
 * From what was promised to what is taken off. `promised` is exact: the rupee amount, or the percentage of the eligible value;
 * `afterRounding` is that rounded down, possibly beyond every amount; `limits` are those that bit, in the order in which they were applied.
 */
export type GivenDiscount = {
  readonly promised: ExactPaise;
  readonly afterRounding: ExactPaise;
  readonly limits: readonly DiscountLimit[];
  readonly discount: Paise;
};

/** `to` is what the limit left: whole paise. */
export type DiscountLimit = { readonly kind: "eligible-value" | "cap" | "subtotal"; readonly to: Paise };

/** How `discountOn` came to its `discount`. Source: specification/coupons.md, Discount. */
export function discountFacts(eligibleValue: ExactPaise, subtotal: Paise, promise: CouponPromise, discount: Paise): GivenDiscount {
  const promised = promise.kind === "rupee" ? exactly(promise.amount) : shareOf(eligibleValue, promise.percent);
  const afterRounding = wholePart(promised);
  const own = ownLimit(eligibleValue, promise, afterRounding);
  const reached = own === null ? afterRounding : exactly(own.to);
  const limits = [own, isAbove(reached, subtotal) ? ({ kind: "subtotal", to: subtotal } as const) : null].filter((limit) => limit !== null);
  return { promised, afterRounding, limits, discount };
}

function ownLimit(eligibleValue: ExactPaise, promise: CouponPromise, reached: ExactPaise): DiscountLimit | null {
  switch (promise.kind) {
    case "rupee":
      return compare(reached, eligibleValue) > 0 ? { kind: "eligible-value", to: roundDown(eligibleValue) } : null;
    case "percentage":
      return promise.cap !== null && isAbove(reached, promise.cap) ? { kind: "cap", to: promise.cap } : null;
  }
}
