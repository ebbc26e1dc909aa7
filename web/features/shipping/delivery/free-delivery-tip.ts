import { rupees } from "#web/design/figures/amounts.ts";
import { freeDeliveryPhrases as says } from "#web/features/shipping/wording/free-delivery.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";

/** When delivery is free; null where the shop has no such rule. */
export function freeDeliveryTip({ basic, weightExceed }: ShippingSettings): string | null {
  if (basic === null) return null;
  const minimum = rupees(basic.minimumOrder);
  return weightExceed === null || weightExceed.above === 0
    ? says.above({ minimum })
    : says.aboveAndBelow({ minimum, limit: String(weightExceed.above) });
}
