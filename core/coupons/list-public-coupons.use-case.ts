import { token } from "../shared/token.ts";
import type { PublicCoupon } from "./coupon.ts";
import type { Coupons } from "./coupons.port.ts";

/** The coupons that anybody may see, in the order in which they are kept. Source: platform section 7, Coupons. */
export type ListPublicCoupons = () => Promise<readonly PublicCoupon[]>;
export const ListPublicCoupons = token<ListPublicCoupons>("ListPublicCoupons");

export const makeListPublicCoupons =
  (coupons: Coupons): ListPublicCoupons =>
  () =>
    coupons.publicOnes();
