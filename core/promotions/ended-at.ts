import { hasEnded } from "../coupons/has-ended.ts";
import { instantAt } from "../shared/instant.ts";
import type { PublicCoupon } from "../coupons/coupon.ts";

/** The coupon with its end just before `at`, in milliseconds since 1970. A coupon that had ended by then stays as it is. */
export function endedAt(coupon: PublicCoupon, at: number): PublicCoupon {
  return hasEnded(coupon.end, instantAt(at)) ? coupon : { ...coupon, end: { kind: "instant", last: instantAt(at - 1) } };
}
