import { lineReader } from "./lines.ts";
import type { ShippingRule, ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { Fields } from "./fields.ts";

/** What shipping costs; a rule that is missing charges nothing. Source: specification/shipping.md, Settings. */
export const readShipping = lineReader<ShippingSettings>((fields) => ({
  basic: fields.has("basic_charges") ? readRule(fields.within("basic_charges")) : null,
  weightExceed: fields.has("weight_exceed") ? readWeightRule(fields.within("weight_exceed")) : null,
}));

/** Its weight is in kilograms; 0 or missing: the rule never holds. */
function readWeightRule(rule: Fields): ShippingRule & { readonly above: number } {
  return { ...readRule(rule), above: rule.has("weight") ? rule.number("weight") : 0 };
}

const readRule = (rule: Fields): ShippingRule => ({ minimumOrder: rule.amount("minimum_order"), charge: rule.amount("shipping_charges") });
