import { token } from "../shared/token.ts";
import type { PublicCoupon } from "./coupon.ts";

export type Coupons = {
  /** The public coupons for the web that have uses left, in the order in which staff put them. */
  publicOnes(): Promise<readonly PublicCoupon[]>;
  /** The coupon with that code, given in upper case, whatever its audience; null: there is none. */
  withCode(upperCode: string): Promise<KeptCoupon | null>;
};
export const Coupons = token<Coupons>("Coupons");

/** `usesLeft` is only read here; orders count it. null: no limit. */
export type KeptCoupon = { readonly coupon: PublicCoupon; readonly usesLeft: number | null };
