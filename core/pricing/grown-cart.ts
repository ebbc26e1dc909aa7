import { hundredthsOfKilogram } from "../cart/weight.ts";
import { discountOn } from "../coupons/discount.ts";
import { matchedProduct, scopeTest } from "../coupons/scope.ts";
import { piecesCounted } from "../coupons/selection.ts";
import { exactly, isBelow, plus, times } from "../shared/exact.ts";
import { NOTHING, paise } from "../shared/money.ts";
import { totalsOf } from "./totals.ts";
import type { Coupon } from "../coupons/coupon.ts";
import type { TaxTable } from "../cart/excluding-tax.ts";
import type { ExactPaise } from "../shared/exact.ts";
import type { Paise } from "../shared/money.ts";
import type { ShippingSettings } from "../shipping/shipping-settings.ts";
import type { GrowthOption } from "./growth-option.ts";
import type { CountedCoupon } from "./offered-coupons.ts";
import type { PricedCart } from "./priced-cart.ts";
import type { Totals, Sums } from "./totals.ts";

/** A cart with more pieces of one product, under one coupon or none, as a function of the number of pieces. */
export type GrownCart = Growth & {
  readonly option: GrowthOption;
  /** The eligible value from which the coupon unlocks; 0 without a coupon. */
  readonly minimum: Paise;
  readonly denominator: bigint;
  /** The coupon's eligible value. */
  eligibleValueWith(pieces: number): ExactPaise;
  /** Delivery and total. The coupon is applied if it is unlocked and takes something off. */
  settledWith(pieces: number): Totals;
};

/**
 * How the coupon's eligible value grows: (base + perPiece × pieces) / denominator, where at most `room` pieces count. `counts`: whether the
 * coupon selects the line at all.
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
  const stored = coupon?.offered.coupon ?? null;
  const weight = exactly(option.product.weight);
  const eligibleValueWith = (pieces: number): ExactPaise => ({
    numerator: growth.base + growth.perPiece * BigInt(Math.min(pieces, growth.room)),
    denominator: tax.denominator,
  });
  const weightWith = (pieces: number) => hundredthsOfKilogram(plus(priced.grams, times(weight, exactly(pieces))));
  return {
    ...growth,
    option,
    minimum: stored?.minimum ?? NOTHING,
    denominator: tax.denominator,
    eligibleValueWith,
    settledWith(pieces) {
      const subtotal = paise(priced.subtotal + option.price * pieces);
      const takenOff = stored === null ? NO_DISCOUNT : discountWith(stored, eligibleValueWith(pieces), subtotal);
      return totalsOf({ subtotal, ...takenOff }, weightWith(pieces), shipping);
    },
  };
}

type TakenOff = Pick<Sums, "discount" | "priority">;

const NO_DISCOUNT: TakenOff = { discount: NOTHING, priority: NOTHING };

function discountWith({ minimum, promise, priorityShipping }: Coupon, eligibleValue: ExactPaise, subtotal: Paise): TakenOff {
  if (isBelow(eligibleValue, minimum)) return NO_DISCOUNT;
  const discount = discountOn(eligibleValue, subtotal, promise);
  return discount > 0 ? { discount, priority: priorityShipping } : NO_DISCOUNT;
}

const NO_GROWTH: Growth = { counts: false, base: 0n, perPiece: 0n, room: 0 };

/** How the coupon's eligible value grows with more pieces of the option. The option's price decides everything but the number of pieces. */
function growthOf(
  { cart }: PricedCart,
  { offered, selection, scope }: CountedCoupon,
  { product, price, place }: GrowthOption,
  tax: TaxTable,
): Growth {
  const { maximumLines, maximumPieces } = offered.coupon;
  const base = (offered.eligibleValue.numerator * tax.denominator) / offered.eligibleValue.denominator; // It divides without rest, because the table contains the cart's rates.
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
  const displaced = cart.counting.find((_, at) => selection.ranks[at] === maximumLines);
  if (displaced === undefined || displaced.unitPrice <= price) return unmoved; // Of two lines with the same price, the one that was in the cart first counts.
  const displacedAmount = displaced.unitPrice * piecesCounted(maximumLines, displaced.quantity, offered.coupon);
  return { counts: true, base: base - BigInt(displacedAmount) * (tax.weights[displaced.rate] ?? 0n), perPiece, room };
}
