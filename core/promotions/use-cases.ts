export { makeAddCoupons } from "./add-coupons.use-case.ts";
export { makeEndCoupon } from "./end-coupon.use-case.ts";
export { makeLintCoupons } from "./lint-coupons.use-case.ts";
export { makeListCoupons } from "./list-coupons.use-case.ts";
