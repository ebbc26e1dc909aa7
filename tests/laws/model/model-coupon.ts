import { paise } from "#core/shared/money.ts";
import { asItReads, down, isBelow, minus, over, plus, sum, times, up, whole, zero } from "./fraction.ts";
import type { CouponFacts, DiscountFacts, LineFacts } from "#core/pricing/explanation.ts";
import type { CouponHint } from "#core/coupons/hint.ts";
import type { CouponLabel } from "#core/coupons/label.ts";
import type { CouponScope } from "#core/coupons/scope.ts";
import type { DiscountLimit } from "#core/coupons/discount-facts.ts";
import type { Coupon } from "#core/coupons/coupon.ts";
import type { Fraction } from "./fraction.ts";
import type { Instant } from "#core/shared/instant.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Product } from "#core/catalogue/product.ts";

/** A line that remains in the cart. */
export type KeptLine = { readonly index: number; readonly product: Product; readonly quantity: number; readonly price: Paise };

/** A coupon on a cart before any is applied. */
export type JudgedCoupon = {
  readonly state: "locked" | "unlocked" | "expired";
  readonly discount: Paise;
  readonly label: CouponLabel;
  readonly hint: CouponHint | null;
  readonly facts: CouponFacts;
};

/** Pricing, Coupons 1 to 5, 8 and 9. */
export function judged(coupon: Coupon, lines: readonly KeptLine[], at: Instant): JudgedCoupon {
  const facts = lineFacts(coupon, lines);
  const counted = facts.filter((fact) => fact.kind === "counted");
  const eligibleValue = sum(counted.map(({ value }) => value));
  const minimum = whole(coupon.minimum);
  const isShort = isBelow(eligibleValue, minimum);
  const state = hasEnded(coupon, at) ? "expired" : isShort || counted.length === 0 ? "locked" : "unlocked";
  const missing = isShort ? minus(minimum, eligibleValue) : null;
  const discount = state === "unlocked" ? given(coupon, eligibleValue, subtotalOf(lines)) : ({ kind: "none", because: state } as const);
  return {
    state,
    discount: discount.kind === "given" ? discount.discount : paise(0),
    label: labelOf(coupon),
    hint: state === "locked" && missing !== null ? hintOf(coupon, missing) : null,
    facts: {
      code: coupon.code,
      scope: scopeOf(coupon),
      lines: facts,
      eligibleValue,
      minimum: coupon.minimum,
      missing,
      end: coupon.end,
      discount,
    },
  };
}

export const subtotalOf = (lines: readonly KeptLine[]): Paise =>
  paise(Number(down(sum(lines.map(({ price, quantity }) => times(whole(price), whole(quantity)))))));

/** Coupons 3: what the coupon counts of these lines, tax excluded. */
export const eligibleValueOf = (coupon: Coupon, lines: readonly KeptLine[]): Fraction =>
  sum(lineFacts(coupon, lines).map((fact) => (fact.kind === "counted" ? fact.value : zero)));

/** Coupons 5, before any limit: what the coupon promises on this value. */
export const promisedOn = ({ promise }: Coupon, eligibleValue: Fraction): Fraction =>
  promise.kind === "rupee" ? whole(promise.amount) : over(times(eligibleValue, asItReads(promise.percent)), whole(100));

function scopeOf({ products, brands, categories }: Coupon): CouponScope {
  const trimmed = (names: readonly string[]) => names.map((name) => name.trim());
  if (products.length > 0) return { kind: "product", names: trimmed(products) };
  if (brands.length > 0) return { kind: "brand", names: trimmed(brands) };
  if (categories.length > 0) return { kind: "category", names: trimmed(categories) };
  return { kind: "everything", names: [] };
}

function isInScope(coupon: Coupon, product: Product): boolean {
  const isSame = (a: string) => (b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  switch (scopeOf(coupon).kind) {
    case "product":
      return coupon.products.includes(product.id);
    case "brand":
      return product.brand !== null && coupon.brands.some(isSame(product.brand));
    case "category":
      return product.categories.some((category) => coupon.categories.some(isSame(category)));
    case "everything":
      return true;
  }
}

/** Repeatedly the cheapest of what is left, the first of equals: no sort whose stability would have to be trusted. */
function cheapestFirst(lines: readonly KeptLine[]): readonly KeptLine[] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  const cheapest = rest.reduce((best, line) => (line.price < best.price ? line : best), first);
  return [cheapest, ...cheapestFirst(lines.filter((line) => line !== cheapest))];
}

function lineFacts(coupon: Coupon, lines: readonly KeptLine[]): readonly LineFacts[] {
  const ranked = cheapestFirst(lines.filter(({ product }) => isInScope(coupon, product)));
  return lines.map((line) => {
    const rank = ranked.indexOf(line) + 1;
    if (rank === 0) return { kind: "out-of-scope" };
    if (coupon.maximumLines !== null && rank > coupon.maximumLines) return { kind: "beyond-maximum-lines", rank };
    const pieces = coupon.maximumPieces === null ? line.quantity : Math.min(line.quantity, coupon.maximumPieces);
    const amount = times(whole(line.price), whole(pieces));
    const { gst } = line.product;
    const value = over(times(amount, whole(100)), plus(whole(100), asItReads(gst)));
    return { kind: "counted", rank, pieces, piecesLeftOut: line.quantity - pieces, amount: paise(Number(down(amount))), gst, value };
  });
}

function given(coupon: Coupon, eligibleValue: Fraction, subtotal: Paise): DiscountFacts {
  const promised = promisedOn(coupon, eligibleValue);
  const afterRounding = whole(down(promised));
  const limits: DiscountLimit[] = [];
  let left = afterRounding;
  const limit = (kind: DiscountLimit["kind"], to: Fraction) => {
    if (!isBelow(to, left)) return;
    left = whole(down(to));
    limits.push({ kind, to: paise(Number(left.numerator)) });
  };
  const { promise } = coupon;
  if (promise.kind === "rupee") limit("eligible-value", eligibleValue);
  if (promise.kind === "percentage" && promise.cap !== null) limit("cap", whole(promise.cap));
  limit("subtotal", whole(subtotal));
  return { kind: "given", promised, afterRounding, limits, discount: paise(Number(left.numerator)) };
}

function hasEnded({ end }: Coupon, at: Instant): boolean {
  if (end === null) return false;
  const moment = ({ seconds, decimals }: Instant) =>
    plus(whole(seconds), over(whole(BigInt(`0${decimals}`)), whole(10n ** BigInt(decimals.length))));
  return end.kind === "instant" ? isBelow(moment(end.last), moment(at)) : !isBelow(moment(at), moment(end.nextBegins));
}

function labelOf(coupon: Coupon): CouponLabel {
  const { kind } = scopeOf(coupon);
  const { promise } = coupon;
  if (promise.kind === "percentage") return { kind: "percentage", percent: promise.percent, cap: promise.cap };
  return kind === "everything" ? { kind: "flat", amount: promise.amount } : { kind: "on-select", amount: promise.amount, of: kind };
}

function hintOf(coupon: Coupon, missing: Fraction): CouponHint {
  const { kind, names } = scopeOf(coupon);
  const shown = paise(Number(up(missing)));
  if (coupon.maximumLines !== null) return { kind: "only-so-many-products", products: coupon.maximumLines, minimum: coupon.minimum };
  return kind === "brand" || kind === "category"
    ? { kind: "add-products-of", names, missing: shown }
    : { kind: "add-products", missing: shown };
}
