import type { UnitSalePrice } from "#core/catalogue/information/net-quantity.ts";
import type { Facts } from "#web/design/phrase.ts";

type Price = (facts: Facts<"price">) => string;
type Phrases = Readonly<Record<UnitSalePrice["per"], Price>> & { readonly hundred: Readonly<Record<"g" | "ml", Price>> };

/** What a gram, a hundred of them, a litre or a piece costs. */
export const unitPricePhrases: Phrases = {
  g: ({ price }) => `${price} per g`,
  kg: ({ price }) => `${price} per kg`,
  ml: ({ price }) => `${price} per ml`,
  l: ({ price }) => `${price} per litre`,
  piece: ({ price }) => `${price} per piece`,
  hundred: { g: ({ price }) => `${price} for 100 g`, ml: ({ price }) => `${price} for 100 ml` },
};
