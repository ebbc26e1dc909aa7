import { rupees, wholeNumber } from "#web/design/figures/amounts.ts";
import { productPagePhrases as says } from "#web/features/catalogue/wording/product-page.ts";
import { freeDeliveryTip } from "#web/features/shipping/delivery/free-delivery-tip.ts";
import { languageWords } from "#web/design/wording/language.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";

/** What is said of one product on its page, in any language. */
export const productPageWords = {
  ...says,
  picture: (place: number, count: number): string => says.picture({ place: String(place), count: String(count) }),
  including: (gst: number): string => (gst === 0 ? says.includingNone : says.including({ gst: String(gst) })),
  fewest: (pieces: number): string => says.fewest({ pieces: wholeNumber(pieces) }),
  charge,
  usualCharge,
  grams: (grams: number): string =>
    grams >= 1000
      ? `${wholeNumber(Math.floor(grams / 1000))}${decimals(grams % 1000)} ${languageWords.kilogram}`
      : `${grams} ${languageWords.gram}`,
};

/** What carts usually pay; null where the shop has no such rule. */
function usualCharge(shipping: ShippingSettings): string | null {
  const tip = freeDeliveryTip(shipping);
  return shipping.basic === null || tip === null ? null : says.charge({ charge: rupees(shipping.basic.charge), tip });
}

/** What carts pay, also heavy ones; null where the shop has no such rule. */
function charge(shipping: ShippingSettings): string | null {
  const usual = usualCharge(shipping);
  const { weightExceed } = shipping;
  if (usual === null || weightExceed === null || weightExceed.above === 0) return usual;
  return `${usual} ${says.heavyCharge({ heavyCharge: rupees(weightExceed.charge), heavyMinimum: rupees(weightExceed.minimumOrder) })}`;
}

const decimals = (grams: number): string => (grams === 0 ? "" : `.${String(grams).padStart(3, "0").replace(/0+$/, "")}`);
