import { unitSalePrice } from "#core/catalogue/information/net-quantity.ts";
import { rupees, rupeesAndPaise } from "#web/design/figures/amounts.ts";
import { unitPricePhrases as says } from "#web/features/catalogue/wording/unit-price.ts";
import type { NetQuantity } from "#core/catalogue/information/net-quantity.ts";
import type { Paise } from "#core/shared/money.ts";

/** What a gram or millilitre costs, to the paisa, or a kilogram, litre or piece. */
export function unitPrice(price: Paise, quantity: NetQuantity): string {
  const unit = unitSalePrice(price, quantity);
  return says[unit.per]({ price: unit.per === "g" || unit.per === "ml" ? rupeesAndPaise(unit.price) : rupees(unit.price) });
}
