import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { couponEntry } from "./coupon-entry.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { CouponRegister, NewCoupon } from "./coupon-register.port.ts";

/** Adds coupons as staff, `who` being how they are called, behind those that are kept: all, or none where a code is taken in any letter case. They hold from then on. */
export type AddCoupons = (
  who: string,
  coupons: readonly NewCoupon[],
) => Promise<Result<readonly NewCoupon[], { readonly kind: "codes-taken"; readonly codes: readonly string[] }>>;
export const AddCoupons = token<AddCoupons>("AddCoupons");

export const makeAddCoupons =
  ({ register, now }: { readonly register: CouponRegister; readonly now: Clock }): AddCoupons =>
  (who, coupons) => {
    const at = now();
    return register.add<Awaited<ReturnType<AddCoupons>>>((taken) => {
      const codes = codesTaken(coupons, taken);
      if (codes.length > 0) return { change: null, answer: refused({ kind: "codes-taken", codes }) };
      const audit = coupons.map(({ coupon: { code } }) => couponEntry("coupon add", code, { who, at }));
      return { change: { coupons, at, audit }, answer: ok(coupons) };
    });
  };

/** As they were given; a code that stands twice among them is taken by the first. */
function codesTaken(coupons: readonly NewCoupon[], kept: ReadonlySet<string>): readonly string[] {
  const taken = new Set(kept);
  return coupons.flatMap(({ coupon: { code } }) => {
    const isTaken = taken.has(code.toUpperCase());
    taken.add(code.toUpperCase());
    return isTaken ? [code] : [];
  });
}
