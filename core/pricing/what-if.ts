import { LARGEST_QUANTITY } from "../cart/cart-line.ts";
import { taxTable } from "../cart/excluding-tax.ts";
import { removalReasonOf } from "../cart/removal-reason.ts";
import { piecesWithinWeight } from "../cart/weight.ts";
import { LARGEST_AMOUNT, paise } from "../shared/money.ts";
import { fewestForFreeShipping, fewestToUnlock } from "./fewest-pieces.ts";
import { grownCart } from "./grown-cart.ts";
import { pricedCart } from "./priced-cart.ts";
import type { Product } from "../catalogue/product.ts";
import type { Paise } from "../shared/money.ts";
import type { GrownCart } from "./grown-cart.ts";
import type { GrowthOption } from "./growth-option.ts";
import type { CountedCoupon } from "./offered-coupons.ts";
import type { PricedCart } from "./priced-cart.ts";
import type { PricingRequest } from "./pricing-request.ts";

/** For each locked coupon of the bill the one step that unlocks it, and the one step that makes shipping free. */
export type WhatIf = {
  /** One for each locked coupon, in the bill's order; `step` null: no single step does. */
  readonly coupons: readonly { readonly code: string; readonly step: Step | null }[];
  /** null: nothing is missing. */
  readonly freeShipping: { readonly missing: Paise; readonly step: Step | null } | null;
};

/**
 * Add `pieces` of a product: to the request's line with that index, or as a new line (null). `total` is what the cart then costs with the
 * coupon in question applied; `more` is the difference to today's total, negative where the cart then costs less.
 */
export type Step = {
  readonly product: Product;
  readonly line: number | null;
  readonly pieces: number;
  readonly total: Paise;
  readonly more: Paise;
};

/**
 * The best step uses one of the lines (within stock) or candidates (at least their minimum quantity), with the fewest pieces that suffice
 * for it. The step with the smallest total wins; ties go to fewer pieces, then cart order, then the candidates' order.
 *
 * There is no step beyond the limits; throws `BeyondLimits` where the request itself is beyond them. `candidates` are products that may be
 * added as new lines, whatever else is in the cart. A candidate that can't be bought is left out.
 */
export function whatIf(request: PricingRequest, candidates: readonly Product[]): WhatIf {
  const priced = pricedCart(request);
  const options = [...lineOptions(priced), ...candidateOptions(priced, candidates)];
  // The cart's own rates come first, so that their places stay the same.
  const tax = taxTable([...priced.cart.tax.rates, ...options.map(({ product }) => product.gst)]);
  const best = (coupon: CountedCoupon | null, fewest: (grown: GrownCart) => number | null) =>
    bestStep(options, (option) => grownCart(priced, coupon, option, tax, request.shipping), fewest, priced.total);

  const { leftForFree } = priced.shipping;
  return {
    coupons: priced.coupons
      .filter(({ offered }) => offered.state === "locked")
      .map((coupon) => ({ code: coupon.offered.coupon.code, step: best(coupon, fewestToUnlock) })),
    freeShipping: leftForFree === null ? null : { missing: leftForFree, step: best(priced.applied, fewestForFreeShipping) },
  };
}

function lineOptions({ lines, subtotal, grams }: PricedCart): readonly GrowthOption[] {
  return lines.map(({ product, index, quantity, unitPrice }, place) => ({
    product,
    price: unitPrice,
    line: index,
    place,
    from: 1,
    upTo: Math.min(
      (product.offer?.stock ?? 0) - quantity,
      LARGEST_QUANTITY - quantity,
      affordable(subtotal, unitPrice),
      piecesWithinWeight(grams, product.weight),
    ),
  }));
}

function candidateOptions({ subtotal, grams }: PricedCart, candidates: readonly Product[]): readonly GrowthOption[] {
  return candidates.flatMap((product) => {
    const { offer, minimumQuantity } = product;
    if (offer === null || removalReasonOf(product) !== null) return [];
    const upTo = Math.min(offer.stock, LARGEST_QUANTITY, affordable(subtotal, offer.price), piecesWithinWeight(grams, product.weight));
    return [{ product, price: offer.price, line: null, place: null, from: Math.max(1, minimumQuantity), upTo }];
  });
}

/** How many pieces can be added before the subtotal is beyond the limits. */
const affordable = (subtotal: Paise, price: Paise): number =>
  price === 0 ? LARGEST_QUANTITY : Math.floor((LARGEST_AMOUNT - subtotal) / price);

function bestStep(
  options: readonly GrowthOption[],
  grow: (option: GrowthOption) => GrownCart,
  fewest: (grown: GrownCart) => number | null,
  today: Paise,
): Step | null {
  let best: Step | null = null;
  for (const option of options) {
    if (option.from > option.upTo) continue;
    const grown = grow(option);
    const pieces = fewest(grown);
    if (pieces === null) continue;
    const { total } = grown.settledWith(pieces);
    if (best !== null && (total > best.total || (total === best.total && pieces >= best.pieces))) continue;
    best = { product: option.product, line: option.line, pieces, total, more: paise(total - today) };
  }
  return best;
}
