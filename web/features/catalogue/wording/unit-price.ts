import type { UnitSalePrice } from "#core/catalogue/information/net-quantity.ts";
import type { Facts } from "#web/design/phrase.ts";

type Phrases = Readonly<Record<UnitSalePrice["per"], (facts: Facts<"price">) => string>>;

/** What a gram, a litre or a piece costs. */
export const unitPricePhrases: Phrases = {
  g: ({ price }) => `${price} per g`,
  kg: ({ price }) => `${price} per kg`,
  ml: ({ price }) => `${price} per ml`,
  l: ({ price }) => `${price} per litre`,
  piece: ({ price }) => `${price} apiece`,
};
