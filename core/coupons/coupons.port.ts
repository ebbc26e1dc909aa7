import { token } from "../shared/token.ts";
import type { PublicCoupon } from "./coupon.ts";

export type Coupons = {
  /** Those that are public and for the web, in the order in which they were put. */
  publicOnes(): Promise<readonly PublicCoupon[]>;
};
export const Coupons = token<Coupons>("Coupons");
