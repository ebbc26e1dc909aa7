import { token } from "../shared/token.ts";
import type { PublicCoupon } from "../coupons/coupon.ts";

/** A coupon as staff see it. `addedAt` in milliseconds since 1970; `usesLeft` null: no limit. */
export type RegisteredCoupon = { readonly coupon: PublicCoupon; readonly usesLeft: number | null; readonly addedAt: number };

export type NewCoupon = Omit<RegisteredCoupon, "addedAt">;

/** The staff's side of coupons. */
export type CouponRegister = {
  /** All of them, ended and private ones too, in the order in which they were put. */
  all(): Promise<readonly RegisteredCoupon[]>;
  /** All or none: where codes are taken, in any letter case, it answers these as they were given. Atomic. */
  add(coupons: readonly NewCoupon[], at: number): Promise<readonly string[]>;
  /** From `at` on, in milliseconds since 1970, the coupon with that code, given in upper case, has ended; one that had ended before stays as it is. null: there is none. */
  end(upperCode: string, at: number): Promise<RegisteredCoupon | null>;
};
export const CouponRegister = token<CouponRegister>("CouponRegister");
