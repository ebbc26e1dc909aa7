import { scopeOf } from "../coupons/scope.ts";
import { codePointOrder } from "../shared/code-point-order.ts";
import type { Coupon, CouponEnd, CouponPromise } from "../coupons/coupon.ts";

/**
 * Whether another coupon takes off at least as much on every cart on which this one takes something off. Of two equal coupons, the one with
 * the later code counts as outdone.
 *
 * It says yes only if this is certain for every cart: within one scope, or against a coupon that counts every line.
 * Source: specification/coupons.md, Discount.
 */
export function isOutdoneBy(coupon: Coupon, other: Coupon): boolean {
  if (!givesAsMuch(other, coupon)) return false;
  return !givesAsMuch(coupon, other) || codePointOrder(other.code.toUpperCase(), coupon.code.toUpperCase()) < 0;
}

const givesAsMuch = (other: Coupon, coupon: Coupon): boolean =>
  countsAsMuch(other, coupon) &&
  other.minimum <= coupon.minimum &&
  lastsAsLong(other.end, coupon.end) &&
  promisesAsMuch(other.promise, coupon.promise);

/**
 * With more lines in scope, dearer lines may fall out of a coupon that counts only a limited number of lines. Then only coupons with the
 * same scope can be compared.
 */
function countsAsMuch(other: Coupon, coupon: Coupon): boolean {
  if (!isWithin(coupon.maximumPieces, other.maximumPieces)) return false;
  if (hasSameScope(other, coupon)) return isWithin(coupon.maximumLines, other.maximumLines);
  return scopeOf(other).kind === "everything" && other.maximumLines === null;
}

const isWithin = (limit: number | null, wider: number | null): boolean => wider === null || (limit !== null && limit <= wider);

function hasSameScope(a: Coupon, b: Coupon): boolean {
  const [one, other] = [scopeOf(a), scopeOf(b)];
  const named = ({ kind, names }: typeof one) => new Set(kind === "product" ? names : names.map((name) => name.toLowerCase()));
  const [these, those] = [named(one), named(other)];
  return one.kind === other.kind && these.size === those.size && [...these].every((name) => those.has(name));
}

function promisesAsMuch(other: CouponPromise, promise: CouponPromise): boolean {
  if (other.kind === "rupee") return promise.kind === "rupee" && other.amount >= promise.amount;
  return promise.kind === "percentage" && other.percent >= promise.percent && isWithin(promise.cap, other.cap);
}

/** An end by day is the first instant at which the coupon no longer holds; an end by instant is the last at which it does. */
function lastsAsLong(other: CouponEnd | null, end: CouponEnd | null): boolean {
  if (other === null) return true;
  if (end === null) return false;
  const [a, b] = [momentOf(other), momentOf(end)];
  if (a.seconds !== b.seconds) return a.seconds > b.seconds;
  if (a.decimals !== b.decimals) return a.decimals > b.decimals;
  return other.kind === "instant" || end.kind === "day";
}

const momentOf = (end: CouponEnd) => (end.kind === "instant" ? end.last : end.nextBegins);
