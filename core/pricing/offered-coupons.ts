import { valueOf } from "../cart/excluding-tax.ts";
import { discountOn, wholeDiscountOn } from "../coupons/discount.ts";
import { hasEnded } from "../coupons/has-ended.ts";
import { hintFor } from "../coupons/hint.ts";
import { labelOf } from "../coupons/label.ts";
import { scopeOf, scopeTest } from "../coupons/scope.ts";
import { piecesCounted, selectionOf } from "../coupons/selection.ts";
import { hasCode, typedCode } from "../coupons/typed-code.ts";
import { isBelow, roundDown } from "../shared/exact.ts";
import { NOTHING, paise } from "../shared/money.ts";
import { floorOf, isLess } from "../coupons/whole-fraction.ts";
import type { Coupon, CouponPromise } from "../coupons/coupon.ts";
import type { CouponScope } from "../coupons/scope.ts";
import type { Selection } from "../coupons/selection.ts";
import type { ExactPaise } from "../shared/exact.ts";
import type { Paise } from "../shared/money.ts";
import type { WholeFraction } from "../coupons/whole-fraction.ts";
import type { OfferedCoupon } from "./bill.ts";
import type { PricingRequest } from "./pricing-request.ts";
import type { SortedCart } from "./sorted-cart.ts";

/** A coupon on a cart, with what was calculated for it. */
export type CountedCoupon = {
  readonly offered: OfferedCoupon;
  /** The eligible value in safe integers; null: they don't hold it. */
  readonly wholeValue: WholeFraction | null;
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
  const whole = wholeValueOf(cart, coupon, selection);
  const eligibleValue =
    whole === null ? eligibleValueOf(cart, coupon, selection) : { numerator: BigInt(whole.numerator), denominator: cart.tax.denominator };
  const isShort = whole === null ? isBelow(eligibleValue, coupon.minimum) : isLess(whole, coupon.minimum);
  const isLocked = isShort || selection.lines === 0;
  const state = isExpired ? "expired" : isLocked ? "locked" : "unlocked";
  const offered: OfferedCoupon = {
    coupon,
    state,
    eligibleValue,
    discount: state === "unlocked" ? discountOf(whole, eligibleValue, cart.subtotal, coupon.promise) : NOTHING,
    label: labelOf(coupon.promise, scope.kind),
    hint: state === "locked" && isShort ? hintFor(coupon, scope, missingOf(coupon, whole, eligibleValue)) : null,
  };
  return { offered, wholeValue: whole, upperCode: coupon.code.toUpperCase(), scope, selection };
}

/** What is missing to the minimum, rounded up. The minimum is a whole number, so this is the minimum less the value rounded down. */
const missingOf = ({ minimum }: Coupon, whole: WholeFraction | null, exact: ExactPaise): Paise =>
  paise(minimum - (whole === null ? roundDown(exact) : floorOf(whole)));

const discountOf = (whole: WholeFraction | null, exact: ExactPaise, subtotal: Paise, promise: CouponPromise): Paise =>
  (whole === null ? null : wholeDiscountOn(whole, subtotal, promise)) ?? discountOn(exact, subtotal, promise);

/**
 * The eligible value as a fraction of safe integers; null: it is too large for them. No part of the sum is negative, so if the sum is safe,
 * every step towards it is too.
 */
function wholeValueOf({ counting, tax }: SortedCart, coupon: Coupon, { ranks }: Selection): WholeFraction | null {
  if (tax.whole === null) return null;
  const { weights, denominator } = tax.whole;
  let numerator = 0;
  for (let at = 0; at < counting.length; at++) {
    const line = counting[at];
    const rank = ranks[at] ?? 0;
    if (line === undefined || rank === 0) continue;
    numerator += line.unitPrice * piecesCounted(rank, line.quantity, coupon) * (weights[line.rate] ?? 0);
  }
  return Number.isSafeInteger(numerator) ? { numerator, denominator } : null;
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
