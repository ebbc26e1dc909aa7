import { paise } from "#core/shared/money.ts";
import { filledCardSlots } from "#web/features/catalogue/cards/filled-card-slots.ts";
import { Slot } from "#web/platform/slots/slot.tsx";
import { rupees } from "#web/design/figures/amounts.ts";
import { productWords } from "#web/design/product-words.ts";
import { productPageWords } from "./product-page-words.ts";
import type { ReactNode } from "react";
import type { ListedProduct } from "#core/catalogue/product.ts";
import type { Paise } from "#core/shared/money.ts";

type Bar = { readonly product: ListedProduct; readonly price: Paise; readonly cart: ReactNode };

/**
 * A phone's bar in the thumb's reach: what it costs and the way into the cart; once it is there, how many pieces of it, and `cart`, the way
 * on.
 */
export function BuyBar({ product, price, cart }: Bar) {
  const { mrp } = product;
  return (
    <section className="sticky-bar" aria-label={productPageWords.buy}>
      <div className="buy-bar-cost">
        <b>{rupees(price)}</b>
        {mrp === null || mrp <= price ? null : <span className="price-saving">{productWords.save(paise(mrp - price))}</span>}
      </div>
      <Slot of={filledCardSlots.buy} given={{ product, look: "main" }} />
      {cart}
    </section>
  );
}
