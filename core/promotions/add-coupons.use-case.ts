import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { CouponRegister, NewCoupon } from "./coupon-register.port.ts";

/** Adds coupons behind those that are kept: all, or none where a code is taken. They hold from then on. */
export type AddCoupons = (
  coupons: readonly NewCoupon[],
) => Promise<Result<readonly NewCoupon[], { readonly kind: "codes-taken"; readonly codes: readonly string[] }>>;
export const AddCoupons = token<AddCoupons>("AddCoupons");

export const makeAddCoupons =
  ({ register, now }: { readonly register: CouponRegister; readonly now: Clock }): AddCoupons =>
  async (coupons) => {
    const codes = await register.add(coupons, now());
    return codes.length === 0 ? ok(coupons) : refused({ kind: "codes-taken", codes });
  };
