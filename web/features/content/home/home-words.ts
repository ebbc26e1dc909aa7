import { rupees } from "#web/design/figures/amounts.ts";
import { homePhrases as says } from "#web/features/content/wording/home.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";

/** What the home page says, in any language. */
export const homeWords = { ...says, freeDelivery };

/** Null where the shop has no such rule. */
function freeDelivery({ basic, weightExceed }: ShippingSettings): string | null {
  if (basic === null) return null;
  const minimum = rupees(basic.minimumOrder);
  return weightExceed === null || weightExceed.above === 0
    ? says.freeDelivery({ minimum })
    : says.freeDeliveryUpTo({ minimum, limit: String(weightExceed.above) });
}
