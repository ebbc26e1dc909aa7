import { token } from "../shared/token.ts";
import type { PublicCoupon } from "./coupon.ts";

export type Coupons = {
  /** Those that are public and for the web and have uses left, in the order in which they were put. */
  publicOnes(): Promise<readonly PublicCoupon[]>;
  /** The one with that code, given in upper case, whatever its audience; null: nobody keeps one. */
  withCode(upperCode: string): Promise<KeptCoupon | null>;
};
export const Coupons = token<Coupons>("Coupons");

/** `usesLeft` is only read here and counted by orders; null: no limit. */
export type KeptCoupon = { readonly coupon: PublicCoupon; readonly usesLeft: number | null };
