import { NOTHING } from "#core/shared/money.ts";
import type { Coupon } from "#core/coupons/coupon.ts";

/** Public, 10 % off everything without a cap, from the first rupee on and for ever. */
export const aCoupon = (given: Partial<Coupon> = {}): Coupon => ({
  code: "SAVE10",
  audience: "public",
  isForWeb: true,
  products: [],
  brands: [],
  categories: [],
  maximumLines: null,
  maximumPieces: null,
  promise: { kind: "percentage", percent: 10, cap: null },
  minimum: NOTHING,
  priorityShipping: NOTHING,
  end: null,
  ...given,
});
