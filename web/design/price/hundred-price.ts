import { priceOfHundred } from "#core/catalogue/information/net-quantity.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { productWords } from "#web/design/product-words.ts";
import { paise } from "#core/shared/money.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";

/**
 * What 100 g or 100 ml cost, to the rupee, where the pack holds another amount: so can packs be compared. Null where that tells nothing.
 */
export function hundredPrice({ net, offer }: Pick<RatedProduct, "net" | "offer">): string | null {
  if (net === null || offer === null || net.unit === "piece" || net.amount === 100) return null;
  const hundred = priceOfHundred(offer.price, net);
  return hundred === null ? null : productWords.hundred[net.unit]({ price: rupees(paise(Math.round(hundred / 100) * 100)) });
}
