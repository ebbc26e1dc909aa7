import { chosenRule, standardShipping } from "../shipping/standard-shipping.ts";
import { paise, roundUpToRupee } from "../shared/money.ts";
import type { Paise } from "../shared/money.ts";
import type { ChosenRule } from "../shipping/standard-shipping.ts";
import type { ShippingSettings } from "../shipping/shipping-settings.ts";
import type { BilledShipping } from "./bill.ts";

/** What follows from a cart's sums: delivery and the total. */
export type Totals = {
  /** null: the cart is empty. */
  readonly chosenRule: ChosenRule | null;
  readonly shipping: BilledShipping;
  readonly beforeRounding: Paise;
  readonly total: Paise;
};

/** `priority` is the applied coupon's charge, 0: none. */
export type Sums = { readonly subtotal: Paise; readonly discount: Paise; readonly priority: Paise };

/** `weight` in hundredths of a kilogram, null for an empty cart. Source: specification/pricing.md, The order of the steps. */
export const totalsOf = (sums: Sums, weight: number | null, settings: ShippingSettings): Totals =>
  totalsUnder(weight === null ? null : chosenRule(settings, weight), sums);

/** The same under the rule that the cart's weight has chosen; null: the cart is empty. */
export function totalsUnder(chosen: ChosenRule | null, { subtotal, discount, priority }: Sums): Totals {
  const totalAfterCoupon = paise(subtotal - discount);
  const shipping = shippingOf(chosen, totalAfterCoupon, priority);
  const beforeRounding = paise(totalAfterCoupon + shipping.charge);
  return { chosenRule: chosen, shipping, beforeRounding, total: roundUpToRupee(beforeRounding) };
}

/** A priority charge replaces the standard charge and changes nothing else. */
function shippingOf(chosen: ChosenRule | null, totalAfterCoupon: Paise, priority: Paise): BilledShipping {
  const { charge: standard, leftForFree } = standardShipping(chosen?.rule ?? null, totalAfterCoupon);
  const rule = chosen === null || chosen.rule === null ? null : chosen.name;
  return { charge: priority > 0 ? priority : standard, standard, priority, rule, leftForFree };
}
