import { valueOf } from "../cart/excluding-tax.ts";
import { discountOn } from "../coupons/discount.ts";
import { hasEnded } from "../coupons/has-ended.ts";
import { hintFor } from "../coupons/hint.ts";
import { labelOf } from "../coupons/label.ts";
import { scopeOf, scopeTest } from "../coupons/scope.ts";
import { piecesCounted, selectionOf } from "../coupons/selection.ts";
import { hasCode, typedCode } from "../coupons/typed-code.ts";
import { exactly, isBelow, minus } from "../shared/exact.ts";
import { NOTHING } from "../shared/money.ts";
import type { Coupon } from "../coupons/coupon.ts";
import type { CouponScope } from "../coupons/scope.ts";
import type { Selection } from "../coupons/selection.ts";
import type { ExactPaise } from "../shared/exact.ts";
import type { OfferedCoupon } from "./bill.ts";
import type { PricingRequest } from "./pricing-request.ts";
import type { SortedCart } from "./sorted-cart.ts";

/** A coupon on a cart, with what was calculated for it. */
export type CountedCoupon = {
  readonly offered: OfferedCoupon;
  readonly upperCode: string;
  readonly scope: CouponScope;
  readonly selection: Selection;
};

/**
 * The coupons for the web, in the order in which they were given. Private ones are among them only when their code is typed.
 * Source: specification/coupons.md, Locked and expired.
 */
export function offeredCoupons(cart: SortedCart, { coupons, choice, at }: PricingRequest): readonly CountedCoupon[] {
  const typed = choice.kind === "typed" ? typedCode(choice.code) : null;
  const named = typed?.kind === "code" ? typed.code : null;
  const offered = coupons.filter(
    (coupon) => coupon.isForWeb && (coupon.audience === "public" || (named !== null && hasCode(coupon, named))),
  );
  return offered.map((coupon) => countedCoupon(cart, coupon, hasEnded(coupon.end, at)));
}

/** The coupon as it is offered before any coupon is applied. */
function countedCoupon(cart: SortedCart, coupon: Coupon, isExpired: boolean): CountedCoupon {
  const scope = scopeOf(coupon);
  const selection = selectionOf(cart.counting, coupon, scopeTest(scope));
  const eligibleValue = eligibleValueOf(cart, coupon, selection);
  const isShort = isBelow(eligibleValue, coupon.minimum);
  const isLocked = isShort || selection.lines === 0;
  const state = isExpired ? "expired" : isLocked ? "locked" : "unlocked";
  const offered: OfferedCoupon = {
    coupon,
    state,
    eligibleValue,
    discount: state === "unlocked" ? discountOn(eligibleValue, cart.subtotal, coupon.promise) : NOTHING,
    label: labelOf(coupon.promise, scope.kind),
    hint: state === "locked" && isShort ? hintFor(coupon, scope, minus(exactly(coupon.minimum), eligibleValue)) : null,
  };
  return { offered, upperCode: coupon.code.toUpperCase(), scope, selection };
}

/**
 * The sum over the selection of unit price × counted pieces, excluding tax. Amounts are first grouped by GST rate.
 * Source: specification/coupons.md, Eligible value.
 */
function eligibleValueOf({ counting, tax }: SortedCart, coupon: Coupon, { ranks }: Selection): ExactPaise {
  const amounts: number[] = [];
  counting.forEach(({ rate, unitPrice, quantity }, at) => {
    const rank = ranks[at] ?? 0;
    if (rank > 0) amounts[rate] = (amounts[rate] ?? 0) + unitPrice * piecesCounted(rank, quantity, coupon);
  });
  return valueOf(amounts, tax);
}
