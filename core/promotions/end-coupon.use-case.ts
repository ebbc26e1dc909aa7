import { typedCode } from "../coupons/typed-code.ts";
import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { CouponRegister, RegisteredCoupon } from "./coupon-register.port.ts";

/** Ends a coupon now; one that has ended stays as it is. Carts that hold it lose it when they are next looked at. */
export type EndCoupon = (typed: string) => Promise<Result<RegisteredCoupon, { readonly kind: "unknown-code" }>>;
export const EndCoupon = token<EndCoupon>("EndCoupon");

export const makeEndCoupon =
  ({ register, now }: { readonly register: CouponRegister; readonly now: Clock }): EndCoupon =>
  async (typed) => {
    const read = typedCode(typed);
    const ended = read.kind === "nothing" ? null : await register.end(read.code, now());
    return ended === null ? refused({ kind: "unknown-code" }) : ok(ended);
  };
