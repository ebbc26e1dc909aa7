import { hundredthsOfKilogram } from "../cart/weight.ts";
import { discountOn } from "../coupons/discount.ts";
import { matchedProduct, scopeTest } from "../coupons/scope.ts";
import { piecesCounted } from "../coupons/selection.ts";
import { exactly, isBelow, plus, times } from "../shared/exact.ts";
import { NOTHING, paise } from "../shared/money.ts";
import { settlementOf } from "./settlement.ts";
import type { TaxTable } from "../cart/excluding-tax.ts";
import type { ExactPaise } from "../shared/exact.ts";
import type { ShippingSettings } from "../shipping/shipping-settings.ts";
import type { GrowthOption } from "./growth-option.ts";
import type { CountedCoupon } from "./offered-coupons.ts";
import type { PricedCart } from "./priced-cart.ts";
import type { Settlement } from "./settlement.ts";

/** A cart with some more pieces of one product, under one coupon (or none), as a function of how many. */
export type GrownCart = Growth & {
  readonly option: GrowthOption;
  readonly coupon: CountedCoupon | null;
  readonly denominator: bigint;
  /** The coupon's eligible value. */
  eligibleValueWith(pieces: number): ExactPaise;
  weightWith(pieces: number): number;
  /** Delivery and total with that coupon applied, where it is unlocked and takes something off. */
  settledWith(pieces: number): Settlement;
};

/**
 * How the coupon's eligible value grows: (base + perPiece × the pieces, of which at most `room` count) / denominator.
 * `counts`: whether the coupon selects the line at all.
 */
type Growth = { readonly counts: boolean; readonly base: bigint; readonly perPiece: bigint; readonly room: number };

export function grownCart(
  priced: PricedCart,
  coupon: CountedCoupon | null,
  option: GrowthOption,
  tax: TaxTable,
  shipping: ShippingSettings,
): GrownCart {
  const growth = coupon === null ? NO_GROWTH : growthOf(priced, coupon, option, tax);
  const weight = exactly(option.product.weight);
  const eligibleValueWith = (pieces: number): ExactPaise => ({
    numerator: growth.base + growth.perPiece * BigInt(Math.min(pieces, growth.room)),
    denominator: tax.denominator,
  });
  const weightWith = (pieces: number) => hundredthsOfKilogram(plus(priced.grams, times(weight, exactly(pieces))));
  return {
    ...growth,
    option,
    coupon,
    denominator: tax.denominator,
    eligibleValueWith,
    weightWith,
    settledWith(pieces) {
      const subtotal = paise(priced.subtotal + option.price * pieces);
      const value = eligibleValueWith(pieces);
      const kept = coupon?.offered.coupon ?? null;
      const discount = kept === null || isBelow(value, kept.minimum) ? NOTHING : discountOn(value, subtotal, kept.promise);
      const priority = discount > 0 ? (kept?.priorityShipping ?? NOTHING) : NOTHING;
      return settlementOf({ subtotal, discount, priority, weight: weightWith(pieces) }, shipping);
    },
  };
}

const NO_GROWTH: Growth = { counts: false, base: 0n, perPiece: 0n, room: 0 };

/** What more pieces of the option do to what the coupon counts: everything but the number of pieces is settled by its price. */
function growthOf(
  { cart }: PricedCart,
  { offered, selection, scope }: CountedCoupon,
  { product, price, place }: GrowthOption,
  tax: TaxTable,
): Growth {
  const { maximumLines, maximumPieces } = offered.coupon;
  const base = (offered.eligibleValue.numerator * tax.denominator) / offered.eligibleValue.denominator; // A multiple: the table holds the cart's.
  const perPiece = BigInt(price) * (tax.weights[tax.rates.indexOf(product.gst)] ?? 0n);
  const unmoved: Growth = { ...NO_GROWTH, base };

  if (place !== null) {
    const at = cart.counting.findIndex((line) => line.place === place);
    const pieces = piecesCounted(selection.ranks[at] ?? 0, cart.counting[at]?.quantity ?? 0, offered.coupon);
    return pieces === 0 ? unmoved : { counts: true, base, perPiece, room: maximumPieces === null ? Infinity : maximumPieces - pieces };
  }
  if (!scopeTest(scope)(matchedProduct(product))) return unmoved;
  const room = maximumPieces ?? Infinity;
  if (maximumLines === null || selection.lines < maximumLines) return { counts: true, base, perPiece, room };
  const last = cart.counting.findIndex((_, at) => selection.ranks[at] === maximumLines);
  const displaced = cart.counting[last];
  if (displaced === undefined || displaced.unitPrice <= price) return unmoved; // Of equal prices the line that was there first counts.
  const weight = tax.weights[tax.rates.indexOf(cart.tax.rates[displaced.rate] ?? 0)] ?? 0n;
  return {
    counts: true,
    base: base - BigInt(displaced.unitPrice * piecesCounted(maximumLines, displaced.quantity, offered.coupon)) * weight,
    perPiece,
    room,
  };
}
