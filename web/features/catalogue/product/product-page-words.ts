import { rupees, wholeNumber } from "#web/design/figures/amounts.ts";
import { productPagePhrases as says } from "#web/features/catalogue/wording/product-page.ts";
import { languageWords } from "#web/design/wording/language.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";

/** What is said of one product on its page, in any language. */
export const productPageWords = {
  ...says,
  picture: (place: number, count: number): string => says.picture({ place: String(place), count: String(count) }),
  including: (gst: number): string => (gst === 0 ? says.includingNone : says.including({ gst: String(gst) })),
  fewest: (pieces: number): string => says.fewest({ pieces: wholeNumber(pieces) }),
  charge,
  grams: (grams: number): string =>
    grams >= 1000
      ? `${wholeNumber(Math.floor(grams / 1000))}${decimals(grams % 1000)} ${languageWords.kilogram}`
      : `${grams} ${languageWords.gram}`,
};

/** Null where the shop has no such rule. */
function charge({ basic, weightExceed }: ShippingSettings): string | null {
  if (basic === null) return null;
  const usual = { charge: rupees(basic.charge), minimum: rupees(basic.minimumOrder) };
  if (weightExceed === null || weightExceed.above === 0) return says.charge(usual);
  const heavy = { heavyCharge: rupees(weightExceed.charge), heavyMinimum: rupees(weightExceed.minimumOrder) };
  return says.chargeByWeight({ ...usual, limit: String(weightExceed.above), ...heavy });
}

const decimals = (grams: number): string => (grams === 0 ? "" : `.${String(grams).padStart(3, "0").replace(/0+$/, "")}`);
