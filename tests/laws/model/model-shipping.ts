import { paise } from "#core/shared/money.ts";
import { asItReads, isBelow, over, whole } from "./fraction.ts";
import type { BilledShipping } from "#core/pricing/bill.ts";
import type { Coupon } from "#core/coupons/coupon.ts";
import type { Fraction } from "./fraction.ts";
import type { Paise } from "#core/shared/money.ts";
import type { ShippingFacts } from "#core/pricing/explanation.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";

type Shipped = { readonly bill: BilledShipping; readonly facts: ShippingFacts };

/** Shipping. `weight` in hundredths of a kilogram; null: the cart is empty. */
export function shippingOn(
  weight: number | null,
  totalAfterCoupon: Paise,
  { basic, weightExceed }: ShippingSettings,
  applied: Coupon | null,
): Shipped {
  const nothing = paise(0);
  if (weight === null)
    return {
      bill: { charge: nothing, standard: nothing, priority: nothing, rule: null, leftForFree: null },
      facts: { kind: "empty-cart" },
    };
  const limit: Fraction | null = weightExceed === null || weightExceed.above === 0 ? null : asItReads(weightExceed.above);
  const because =
    limit === null ? "no-weight-limit" : isBelow(limit, over(whole(weight), whole(100))) ? "above-weight-limit" : "within-weight-limit";
  const name = because === "above-weight-limit" ? "weight-exceed" : "basic";
  const rule = name === "basic" ? basic : weightExceed;
  const isReached = rule !== null && totalAfterCoupon >= rule.minimumOrder;
  const standard = rule === null || isReached ? nothing : rule.charge;
  const priority = applied?.priorityShipping ?? nothing;
  return {
    bill: {
      charge: priority > 0 ? priority : standard,
      standard,
      priority,
      rule: rule === null ? null : name,
      leftForFree: rule === null || isReached ? null : paise(rule.minimumOrder - totalAfterCoupon),
    },
    facts: {
      kind: "weighed",
      name,
      because,
      weightLimit: limit === null || weightExceed === null ? null : weightExceed.above,
      rule: rule === null ? null : { minimumOrder: rule.minimumOrder, charge: rule.charge },
      totalAfterCoupon,
      isFree: isReached,
      priorityOf: applied !== null && priority > 0 ? applied.code : null,
    },
  };
}
