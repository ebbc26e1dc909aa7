import { typedCode, writtenCode } from "../coupons/typed-code.ts";
import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { couponEntry } from "./coupon-entry.ts";
import { endedAt } from "./ended-at.ts";
import { maker } from "../shared/use-case.ts";
import { CouponRegister } from "./coupon-register.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { RegisteredCoupon } from "./coupon-register.port.ts";

/**
 * Ends a coupon now, as staff; `who` is the staff member's name. A coupon that has ended stays as it is. Carts with this coupon lose it at
 * their next check.
 */
export type EndCoupon = (who: string, typed: string) => Promise<Result<RegisteredCoupon, { readonly kind: "unknown-code" }>>;
export const EndCoupon = useCase<EndCoupon>("promotions", "EndCoupon");

export const makeEndCoupon = maker(EndCoupon, { register: CouponRegister, now: Clock }, ({ register, now }) => async (who, typed) => {
  const read = typedCode(writtenCode(typed));
  if (read.kind === "nothing") return refused({ kind: "unknown-code" });
  const at = now();
  return register.change<Awaited<ReturnType<EndCoupon>>>(read.code, (registered) => {
    if (registered === null) return { change: null, answer: refused({ kind: "unknown-code" }) };
    const coupon = endedAt(registered.coupon, at);
    return { change: { coupon, audit: couponEntry("coupon end", coupon.code, { who, at }) }, answer: ok({ ...registered, coupon }) };
  });
});
