import { NOTHING, paise } from "../shared/money.ts";
import { compare, exactly } from "../shared/exact.ts";
import type { Paise } from "../shared/money.ts";
import type { ShippingRule, ShippingRuleName, ShippingSettings } from "./shipping-settings.ts";

/**
 * The rule that is chosen by weight, and why; `rule` null: that rule is not configured. `weightLimit` in kilograms; null: there is none.
 */
export type ChosenRule = {
  readonly name: ShippingRuleName;
  readonly because: "no-weight-limit" | "within-weight-limit" | "above-weight-limit";
  readonly weightLimit: number | null;
  readonly rule: ShippingRule | null;
};

/** `weight` in hundredths of a kilogram. Source: specification/shipping.md, Which rule applies. */
export function chosenRule({ basic, weightExceed }: ShippingSettings, weight: number): ChosenRule {
  if (weightExceed === null || weightExceed.above === 0)
    return { name: "basic", because: "no-weight-limit", weightLimit: null, rule: basic };
  const weightLimit = weightExceed.above;
  const isWithin = compare({ numerator: BigInt(weight), denominator: 100n }, exactly(weightLimit)) <= 0;
  return isWithin
    ? { name: "basic", because: "within-weight-limit", weightLimit, rule: basic }
    : { name: "weight-exceed", because: "above-weight-limit", weightLimit, rule: weightExceed };
}

/** What a rule charges on a total after coupon, and how much the total lacks for free shipping; null: nothing. */
export function standardShipping(
  rule: ShippingRule | null,
  totalAfterCoupon: Paise,
): { readonly charge: Paise; readonly leftForFree: Paise | null } {
  if (rule === null || totalAfterCoupon >= rule.minimumOrder) return { charge: NOTHING, leftForFree: null };
  return { charge: rule.charge, leftForFree: paise(rule.minimumOrder - totalAfterCoupon) };
}
