import fc from "fast-check";
import { NOTHING } from "#core/shared/money.ts";
import { priceCart as corePriceCart } from "#core/pricing/price-cart.ts";
import { anyCart } from "#tests/arbitraries/any-cart.ts";
import { anyPricingRequest } from "#tests/arbitraries/any-pricing-request.ts";
import { claim, claimSame } from "./claim.ts";
import { law } from "./law.ts";
import type { Law } from "./law.ts";
import type { PriceCart } from "./subject.ts";

/** All of them. */
export const totalLaws = (priceCart: PriceCart = corePriceCart): readonly Law[] => [
  totalIsAWholeRupee(priceCart),
  chargeNeverRisesWithTheTotal(priceCart),
  priorityChargeChangesOnlyTheCharge(priceCart),
  anEmptyCartCostsNothing(priceCart),
];

export const totalIsAWholeRupee = (priceCart: PriceCart = corePriceCart): Law =>
  law("the total is a whole rupee, less than ₹1 above the exact sum and never below it", anyPricingRequest(), (request) => {
    const { subtotal, discount, shipping, beforeRounding, total } = priceCart(request);
    claimSame(beforeRounding, subtotal - discount + shipping.charge, "the sum before rounding");
    claim(total % 100 === 0 && total >= beforeRounding && total - beforeRounding < 100, `the total of ${beforeRounding} paise is ${total}`);
  });

export const chargeNeverRisesWithTheTotal = (priceCart: PriceCart = corePriceCart): Law =>
  law(
    "within one rule the shipping charge never rises when the total after coupon rises",
    fc.record({ request: anyPricingRequest(), lines: anyCart() }),
    ({ request, lines }) => {
      const [one, other] = [priceCart(request), priceCart({ ...request, lines })];
      if (one.shipping.rule !== other.shipping.rule || one.lines.length === 0 || other.lines.length === 0) return;
      const [low, high] = one.subtotal - one.discount < other.subtotal - other.discount ? [one, other] : [other, one];
      claim(
        high.shipping.standard <= low.shipping.standard,
        `${high.shipping.standard} at ${high.subtotal - high.discount}, ${low.shipping.standard} at ${low.subtotal - low.discount}`,
      );
      claim((high.shipping.leftForFree ?? 0) <= (low.shipping.leftForFree ?? 0), "more is left for free shipping at the higher total");
    },
  );

export const priorityChargeChangesOnlyTheCharge = (priceCart: PriceCart = corePriceCart): Law =>
  law("a coupon's own shipping charge replaces the standard one and changes nothing else", anyPricingRequest(), (request) => {
    const { shipping, subtotal, discount, applied } = priceCart(request);
    const without = priceCart({ ...request, coupons: request.coupons.map((coupon) => ({ ...coupon, priorityShipping: NOTHING })) });
    const { charge: _charge, priority: _priority, ...stored } = shipping;
    claimSame(
      { ...without.shipping, subtotal: without.subtotal, discount: without.discount, applied: without.applied },
      { ...stored, subtotal, discount, applied },
      "without it",
    );
    claimSame(shipping.charge, shipping.priority > 0 ? shipping.priority : shipping.standard, "the charge");
  });

export const anEmptyCartCostsNothing = (priceCart: PriceCart = corePriceCart): Law =>
  law("a cart of which nothing remains costs nothing", anyPricingRequest(), (request) => {
    const lines = request.lines.map(({ product, quantity }) => ({ quantity, product: { ...product, offer: null } }));
    const { subtotal, discount, weight, applied, shipping, total } = priceCart({ ...request, lines });
    const nothing = { charge: 0, standard: 0, priority: 0, rule: null, leftForFree: null };
    claimSame(
      { subtotal, discount, weight, applied, shipping, total },
      { subtotal: 0, discount: 0, weight: 0, applied: null, shipping: nothing, total: 0 },
      "the empty cart",
    );
  });
