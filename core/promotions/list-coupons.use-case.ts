import { hasEnded } from "../coupons/has-ended.ts";
import { instantAt } from "../shared/instant.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { CouponRegister } from "./coupon-register.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { RegisteredCoupon } from "./coupon-register.port.ts";

/** A coupon's state, independent of any cart. */
export type CouponStatus = "offered" | "app-only" | "used-up" | "ended";
export type ListedCoupon = RegisteredCoupon & { readonly status: CouponStatus };

/** Every stored coupon, in the order in which they were added. */
export type ListCoupons = () => Promise<readonly ListedCoupon[]>;
export const ListCoupons = useCase<ListCoupons>("promotions", "ListCoupons");

export const makeListCoupons = maker(ListCoupons, { register: CouponRegister, now: Clock }, ({ register, now }) => async () => {
  const at = now();
  return (await register.all()).map((registered) => ({ ...registered, status: statusOf(registered, at) }));
});

function statusOf({ coupon, usesLeft }: RegisteredCoupon, at: number): CouponStatus {
  if (hasEnded(coupon.end, instantAt(at))) return "ended";
  if (usesLeft === 0) return "used-up";
  return coupon.isForWeb ? "offered" : "app-only";
}
