import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { couponEntry } from "./coupon-entry.ts";
import { maker } from "../shared/use-case.ts";
import { CouponRegister } from "./coupon-register.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { NewCoupon } from "./coupon-register.port.ts";

/**
 * Adds coupons as staff after the stored ones; `who` is the staff member's name. All are added, or none if a code is taken in any letter
 * case. They are valid from then on. A dry run answers the same and adds none.
 */
export type AddCoupons = (
  who: string,
  coupons: readonly NewCoupon[],
  run?: "dry" | "real",
) => Promise<Result<readonly NewCoupon[], { readonly kind: "codes-taken"; readonly codes: readonly string[] }>>;
export const AddCoupons = useCase<AddCoupons>("promotions", "AddCoupons");

export const makeAddCoupons = maker(
  AddCoupons,
  { register: CouponRegister, now: Clock },
  ({ register, now }) =>
    (who, coupons, run = "real") => {
      const at = now();
      return register.add<Awaited<ReturnType<AddCoupons>>>((taken) => {
        const codes = codesTaken(coupons, taken);
        if (codes.length > 0) return { change: null, answer: refused({ kind: "codes-taken", codes }) };
        if (run === "dry") return { change: null, answer: ok(coupons) };
        const audit = coupons.map(({ coupon: { code } }) => couponEntry("coupon add", code, { who, at }));
        return { change: { coupons, at, audit }, answer: ok(coupons) };
      });
    },
);

/** The codes that are taken, as they were given. If two new coupons have the same code, it is taken for the second. */
function codesTaken(coupons: readonly NewCoupon[], stored: ReadonlySet<string>): readonly string[] {
  const taken = new Set(stored);
  return coupons.flatMap(({ coupon: { code } }) => {
    const isTaken = taken.has(code.toUpperCase());
    taken.add(code.toUpperCase());
    return isTaken ? [code] : [];
  });
}
