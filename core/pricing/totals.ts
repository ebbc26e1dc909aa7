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

/** `weight` in hundredths of a kilogram, null for an empty cart; `priority` is the applied coupon's charge, 0: none. */
export type Sums = { readonly subtotal: Paise; readonly discount: Paise; readonly priority: Paise; readonly weight: number | null };

/** Source: specification/pricing.md, The order of the steps. */
export function totalsOf({ subtotal, discount, priority, weight }: Sums, settings: ShippingSettings): Totals {
  const totalAfterCoupon = paise(subtotal - discount);
  const chosen = weight === null ? null : chosenRule(settings, weight);
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
