import { priceOfHundred, unitSalePrice } from "#core/catalogue/information/net-quantity.ts";
import { rupees, rupeesAndPaise } from "#web/design/figures/amounts.ts";
import { unitPricePhrases as says } from "#web/features/catalogue/wording/unit-price.ts";
import type { NetQuantity } from "#core/catalogue/information/net-quantity.ts";
import type { Paise } from "#core/shared/money.ts";

/** What a gram or millilitre costs, to the paisa, and what a hundred of them do; or a kilogram, litre or piece. */
export function unitPrice(price: Paise, quantity: NetQuantity): string {
  const unit = unitSalePrice(price, quantity);
  if (unit.per !== "g" && unit.per !== "ml") return says[unit.per]({ price: rupees(unit.price) });
  const hundred = priceOfHundred(price, quantity);
  const one = says[unit.per]({ price: rupeesAndPaise(unit.price) });
  return hundred === null || quantity.amount === 100 ? one : `${one} · ${says.hundred[unit.per]({ price: rupees(hundred) })}`;
}
