import { exactly, isBelow, roundDown, times } from "../shared/exact.ts";
import { least } from "../shared/money.ts";
import type { ExactPaise } from "../shared/exact.ts";
import type { Paise } from "../shared/money.ts";
import type { CouponPromise } from "./coupon.ts";

/**
 * What an unlocked coupon takes off a cart: whole paise, never negative, never above `subtotal`.
 *
 * `eligibleValue` excludes tax and is exact; it is rounded down here and nowhere earlier. `subtotal` includes tax. Every such input has an
 * answer; none is refused. Source: specification/coupons.md, Discount.
 */
export function discountOn(eligibleValue: ExactPaise, subtotal: Paise, promise: CouponPromise): Paise {
  switch (promise.kind) {
    case "rupee":
      return least(least(promise.amount, roundDown(eligibleValue)), subtotal);
    case "percentage": {
      const most = promise.cap === null ? subtotal : least(promise.cap, subtotal);
      const share = shareOf(eligibleValue, promise.percent);
      return isBelow(share, most) ? roundDown(share) : most; // Compared before rounding, because a high percentage may give more than any amount.
    }
  }
}

/** That percentage of a value, exactly. */
export const shareOf = (value: ExactPaise, percent: number): ExactPaise => times(value, hundredths(percent));

function hundredths(percent: number) {
  const { numerator, denominator } = exactly(percent);
  return { numerator, denominator: denominator * 100n };
}
