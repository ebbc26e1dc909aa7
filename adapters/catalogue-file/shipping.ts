import { lineReader } from "./lines.ts";
import type { ShippingRule, ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { Record } from "./record.ts";

/** What shipping costs; a rule that is missing charges nothing. Source: platform section 3, Shipping settings. */
export const readShipping = lineReader<ShippingSettings>((record) => ({
  basic: record.has("basic_charges") ? readRule(record.within("basic_charges")) : null,
  weightExceed: record.has("weight_exceed") ? readWeightRule(record.within("weight_exceed")) : null,
}));

/** Its weight is in kilograms; 0 or missing: the rule never holds. */
function readWeightRule(rule: Record): ShippingRule & { readonly above: number } {
  return { ...readRule(rule), above: rule.has("weight") ? rule.number("weight") : 0 };
}

const readRule = (rule: Record): ShippingRule => ({ minimumOrder: rule.amount("minimum_order"), charge: rule.amount("shipping_charges") });
