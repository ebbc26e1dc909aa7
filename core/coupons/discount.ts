import { exactly, roundDown, times } from "../shared/exact.ts";
import { least } from "../shared/money.ts";
import type { ExactPaise } from "../shared/exact.ts";
import type { Paise } from "../shared/money.ts";
import type { CouponPromise } from "./coupon.ts";

/**
 * What an unlocked coupon takes off a cart: whole paise, never negative, never above `subtotal`.
 *
 * `eligibleValue` excludes tax and is exact: rounded here, downwards, nowhere earlier. `subtotal` includes tax.
 * Every such input has an answer: no refusal. Source: pricing, Coupons 5.
 */
export function discountOn(eligibleValue: ExactPaise, subtotal: Paise, promise: CouponPromise): Paise {
  return least(promisedOn(eligibleValue, promise), subtotal);
}

function promisedOn(eligibleValue: ExactPaise, promise: CouponPromise): Paise {
  switch (promise.kind) {
    case "rupee":
      return least(promise.amount, roundDown(eligibleValue));
    case "percentage": {
      const share = roundDown(shareOf(eligibleValue, promise.percent));
      return promise.cap === null ? share : least(share, promise.cap);
    }
  }
}

/** So many per cent of a value, exactly. */
export const shareOf = (value: ExactPaise, percent: number): ExactPaise => times(value, hundredths(percent));

function hundredths(percent: number) {
  const { numerator, denominator } = exactly(percent);
  return { numerator, denominator: denominator * 100n };
}
