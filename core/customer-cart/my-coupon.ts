import { billFor } from "../pricing/price-cart.ts";
import { subtotalOf } from "../cart/subtotal.ts";
import { hasCode, typedCode } from "../coupons/typed-code.ts";
import type { PublicCoupon } from "../coupons/coupon.ts";
import type { CouponState } from "../pricing/bill.ts";
import type { CouponChoice } from "../pricing/pricing-request.ts";
import type { Instant } from "../shared/instant.ts";
import type { Paise } from "../shared/money.ts";
import type { KeptLines } from "./kept-cart.ts";

/** A coupon on a customer's cart, with the discount that it gives or would give. */
export type MyCoupon = { readonly coupon: PublicCoupon; readonly state: CouponState; readonly discount: Paise };

type Offered = { readonly coupons: readonly PublicCoupon[]; readonly choice: CouponChoice };

/**
 * The coupons on these lines, in the order in which they are offered; empty where the cart is beyond the limits of pricing.
 * Source: specification/coupons.md, The order in which coupons are offered.
 */
export function couponsOn(lines: KeptLines, { coupons, choice }: Offered, at: Instant): readonly MyCoupon[] {
  if (subtotalOf(lines) === null) return [];
  const { coupons: offered } = billFor({ lines, coupons, choice, shipping: { basic: null, weightExceed: null }, at });
  return offered.flatMap(({ coupon: { code }, state, discount }) => {
    const coupon = coupons.find((one) => one.code === code);
    return coupon === undefined ? [] : [{ coupon, state, discount }];
  });
}

/** The coupons that a customer is offered: the public ones, and a private one that is on the cart. */
export function offeredTo(
  choice: CouponChoice,
  publicOnes: readonly PublicCoupon[],
  chosen: readonly PublicCoupon[],
): readonly PublicCoupon[] {
  const typed = choice.kind === "typed" ? typedCode(choice.code) : null;
  if (typed === null || typed.kind !== "code") return publicOnes;
  return [...publicOnes, ...chosen.filter((coupon) => coupon.audience === "private" && hasCode(coupon, typed.code))];
}
