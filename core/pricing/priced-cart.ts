import { gramsOf, hundredthsOfKilogram } from "../cart/weight.ts";
import { chosenRule, standardShipping } from "../shipping/standard-shipping.ts";
import { NOTHING, paise, roundUpToRupee } from "../shared/money.ts";
import { chosenCoupon } from "./chosen-coupon.ts";
import { offeredCoupons } from "./offered-coupons.ts";
import { sortedCart } from "./sorted-cart.ts";
import type { Exact } from "../shared/exact.ts";
import type { Paise } from "../shared/money.ts";
import type { ChosenRule } from "../shipping/standard-shipping.ts";
import type { Bill, BilledShipping } from "./bill.ts";
import type { ChoiceFacts } from "./explanation.ts";
import type { CountedCoupon } from "./offered-coupons.ts";
import type { PricingRequest } from "./pricing-request.ts";
import type { SortedCart } from "./sorted-cart.ts";

/** A cart with all that was worked out on the way to its bill. */
export type PricedCart = Omit<Bill, "coupons" | "applied"> & {
  readonly cart: SortedCart;
  readonly grams: Exact;
  readonly coupons: readonly CountedCoupon[];
  readonly applied: CountedCoupon | null;
  readonly choice: ChoiceFacts;
  /** null: the cart is empty. */
  readonly chosenRule: ChosenRule | null;
};

export function pricedCart(request: PricingRequest): PricedCart {
  const cart = sortedCart(request.lines);
  const { subtotal, lines, removed } = cart;
  const grams = gramsOf(lines);
  const weight = hundredthsOfKilogram(grams);
  const { coupons, applied, choice, couponError } = chosenCoupon(offeredCoupons(cart, request), request.choice);
  const discount = applied?.offered.discount ?? NOTHING;

  const totalAfterCoupon = paise(subtotal - discount);
  const rule = lines.length === 0 ? null : chosenRule(request.shipping, weight);
  const shipping = shippingOf(rule, totalAfterCoupon, applied?.offered.coupon.priorityShipping ?? NOTHING);
  const beforeRounding = paise(totalAfterCoupon + shipping.charge);
  const total = roundUpToRupee(beforeRounding);
  return { cart, lines, removed, grams, weight, subtotal, coupons, applied, choice, couponError, discount, chosenRule: rule, shipping, beforeRounding, total };
}

/** A priority charge takes the standard one's place, and changes nothing else. Source: pricing, Shipping. */
function shippingOf(chosen: ChosenRule | null, totalAfterCoupon: Paise, priority: Paise): BilledShipping {
  const { charge: standard, leftForFree } = standardShipping(chosen?.rule ?? null, totalAfterCoupon);
  const rule = chosen === null || chosen.rule === null ? null : chosen.name;
  return { charge: priority > 0 ? priority : standard, standard, priority, rule, leftForFree };
}
