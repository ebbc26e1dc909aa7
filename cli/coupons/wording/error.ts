import type { CouponError } from "#core/pricing/bill.ts";

/** Source: specification/coupons.md, A typed code. */
export const couponError = (error: CouponError): string => WORDS[error];

const WORDS: Record<CouponError, string> = { "invalid-coupon": "INVALID COUPON", "coupon-not-applicable": "COUPON NOT APPLICABLE" };
