import { explanationOf } from "./explanation-of.ts";
import { pricedCart } from "./priced-cart.ts";
import type { Bill } from "./bill.ts";
import type { ExplainedBill } from "./explanation.ts";
import type { PricedCart } from "./priced-cart.ts";
import type { PricingRequest } from "./pricing-request.ts";

/**
 * What a cart costs, and for every figure the facts that it follows from.
 *
 * Exact within the limits of pricing, Numbers; beyond them it throws `BeyondLimits`. Every other request has an answer.
 * Source: specification/pricing.md, The order of the steps.
 */
export function priceCart(request: PricingRequest): ExplainedBill {
  const priced = pricedCart(request);
  return { ...billOf(priced), explanation: explanationOf(priced) };
}

/** The same figures without the facts. */
export const billFor = (request: PricingRequest): Bill => billOf(pricedCart(request));

function billOf({
  lines,
  removed,
  weight,
  subtotal,
  coupons,
  applied,
  couponError,
  discount,
  shipping,
  beforeRounding,
  total,
}: PricedCart): Bill {
  return {
    lines,
    removed,
    weight,
    subtotal,
    coupons: coupons.map(({ offered }) => offered),
    couponError,
    applied: applied === null ? null : { code: applied.offered.coupon.code, discount },
    discount,
    shipping,
    beforeRounding,
    total,
  };
}
