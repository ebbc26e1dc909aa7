import { isMissing } from "./field-reader.ts";
import type { ShippingRule, ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { Wire } from "#adapters/input-file/wire.ts";
import type { FieldReader } from "./field-reader.ts";

/** null counts as missing, and a missing rule charges nothing. */
export function readShipping(reading: FieldReader, wire: unknown): ShippingSettings {
  reading.enter("");
  const settings = reading.objectOrNull(wire, "shipping");
  if (settings === null) return { basic: null, weightExceed: null };
  reading.within("shipping");
  const basic = reading.objectOrNull(settings["basic_charges"], "basic_charges");
  const weightExceed = reading.objectOrNull(settings["weight_exceed"], "weight_exceed");
  return {
    basic: basic === null ? null : readBasic(reading, basic),
    weightExceed: weightExceed === null ? null : readWeightExceed(reading, weightExceed),
  };
}

function readBasic(reading: FieldReader, wire: Wire): ShippingRule {
  reading.within("shipping.basic_charges");
  return readRule(reading, wire);
}

/** Its weight is in kilograms; 0 or missing: the rule never holds. */
function readWeightExceed(reading: FieldReader, wire: Wire): ShippingSettings["weightExceed"] {
  reading.within("shipping.weight_exceed");
  return { ...readRule(reading, wire), above: isMissing(wire["weight"]) ? 0 : reading.number(wire["weight"], "weight") };
}

function readRule(reading: FieldReader, rule: Wire): ShippingRule {
  return {
    minimumOrder: reading.amount(rule["minimum_order"], "minimum_order"),
    charge: reading.amount(rule["shipping_charges"], "shipping_charges"),
  };
}
