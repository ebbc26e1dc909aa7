import { rupees, wholeNumber } from "#web/design/figures/amounts.ts";
import { productPagePhrases as says } from "#web/features/catalogue/wording/product-page.ts";
import { freeDeliveryTip } from "#web/features/shipping/delivery/free-delivery-tip.ts";
import { chosenRule, standardShipping } from "#core/shipping/standard-shipping.ts";
import { NOTHING, paise } from "#core/shared/money.ts";
import { languageWords } from "#web/design/wording/language.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Paise } from "#core/shared/money.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";

/** What is said of one product on its page, in any language. */
export const productPageWords = {
  ...says,
  picture: (place: number, count: number): string => says.picture({ place: String(place), count: String(count) }),
  including: (gst: number): string => (gst === 0 ? says.includingNone : says.including({ gst: String(gst) })),
  fewest: (pieces: number): string => says.fewest({ pieces: wholeNumber(pieces) }),
  freeFrom,
  deliveryAlone,
  grams: (grams: number): string =>
    grams >= 1000
      ? `${wholeNumber(Math.floor(grams / 1000))}${decimals(grams % 1000)} ${languageWords.kilogram}`
      : `${grams} ${languageWords.gram}`,
};

type Sent = Pick<ProductDetails, "offer" | "minimumQuantity" | "weight">;

/** What delivery costs where the fewest pieces of a product are ordered alone; null where the shop has no such rule. */
function chargeAlone({ offer, minimumQuantity, weight }: Sent, shipping: ShippingSettings): Paise | null {
  const { rule } = chosenRule(shipping, Math.round((weight * minimumQuantity) / GRAMS_IN_A_HUNDREDTH));
  return offer === null || rule === null ? null : standardShipping(rule, paise(offer.price * minimumQuantity)).charge;
}

/** A cart's weight is told in hundredths of a kilogram. */
const GRAMS_IN_A_HUNDREDTH = 10;

/** The same, as it is told: a cart with more in it may have it for less. */
function deliveryAlone(product: Sent, shipping: ShippingSettings): string | null {
  const alone = chargeAlone(product, shipping);
  return alone === null ? null : alone === NOTHING ? says.freeAlone : says.chargeAlone({ charge: rupees(alone) });
}

/** From when on delivery is free, also of heavy carts; null where the shop has no such rule. */
function freeFrom(shipping: ShippingSettings): string | null {
  const usual = freeDeliveryTip(shipping);
  const { weightExceed } = shipping;
  if (usual === null || weightExceed === null || weightExceed.above === 0) return usual;
  return `${usual} ${says.heavyCharge({ heavyCharge: rupees(weightExceed.charge), heavyMinimum: rupees(weightExceed.minimumOrder) })}`;
}

const decimals = (grams: number): string => (grams === 0 ? "" : `.${String(grams).padStart(3, "0").replace(/0+$/, "")}`);
