import { exactly, isBelow, roundDown, times } from "../shared/exact.ts";
import { least, paise } from "../shared/money.ts";
import { floorOf, isLess } from "./whole-fraction.ts";
import type { ExactPaise } from "../shared/exact.ts";
import type { Paise } from "../shared/money.ts";
import type { WholeFraction } from "./whole-fraction.ts";
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

/** The same of a fraction of safe integers; null: the percentage of it is no such fraction. */
export function wholeDiscountOn(eligibleValue: WholeFraction, subtotal: Paise, promise: CouponPromise): Paise | null {
  switch (promise.kind) {
    case "rupee":
      return least(least(promise.amount, paise(floorOf(eligibleValue))), subtotal);
    case "percentage": {
      const most = promise.cap === null ? subtotal : least(promise.cap, subtotal);
      const share = { numerator: eligibleValue.numerator * promise.percent, denominator: eligibleValue.denominator * 100 };
      if (!Number.isSafeInteger(promise.percent) || !Number.isSafeInteger(share.numerator) || !Number.isSafeInteger(share.denominator))
        return null;
      return isLess(share, most) ? paise(floorOf(share)) : most;
    }
  }
}

/** That percentage of a value, exactly. */
export const shareOf = (value: ExactPaise, percent: number): ExactPaise => times(value, hundredths(percent));

function hundredths(percent: number) {
  const { numerator, denominator } = exactly(percent);
  return { numerator, denominator: denominator * 100n };
}
