import Trash2 from "lucide-react/icons/trash";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { rangeOf } from "#core/cart/quantity-range.ts";
import { subtotalOf } from "#core/cart/subtotal.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { QuantityControl } from "#web/design/quantity/quantity-control.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { rupees, rupeesAndPaise } from "#web/design/figures/amounts.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { productWords } from "#web/design/product-words.ts";
import { CartLineText } from "./cart-line-text.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { shownTitle, titleFact } from "#web/design/product-card/shown-title.ts";
import type { ShopLine } from "#web/features/cart/store/cart-store.ts";

/** A product in the cart: what it is, what it costs, how many of it. */
export const CartLineItem = observer(function CartLineItem({
  line,
  place,
}: {
  readonly line: ShopLine;
  readonly place: "page" | "drawer";
}) {
  const cart = useStore(CartStore);
  const [isAsking, ask] = useState(false);
  const { product, quantity } = line;
  const item = useRef<HTMLLIElement>(null);
  const isToBeSeen = place === "drawer" && cart.latest === product.id; // A new line stands last, often out of sight.
  useEffect(() => {
    if (isToBeSeen) item.current?.scrollIntoView({ block: "nearest" });
  }, [isToBeSeen]);
  const amount = subtotalOf([line]);
  return (
    <li ref={item} className={place === "page" ? "cart-line on-page" : "cart-line"}>
      <CartLineText product={product} />
      <div className="cart-line-controls">
        <QuantityControl
          quantity={quantity}
          {...rangeOf(product)}
          words={productWords.quantity(shownTitle(product))}
          onChange={(wanted) => cart.setQuantity(product.id, wanted)}
        />
        <button type="button" className="icon-button" aria-label={cartWords.remove(titleFact(product))} onClick={() => ask(true)}>
          <Trash2 className="icon" aria-hidden="true" />
        </button>
        {amount === null ? null : <span className="cart-line-amount number">{rupees(amount)}</span>}
      </div>
      {amount === null ? null : <span className="cart-line-amount number">{rupeesAndPaise(amount)}</span>}
      {isAsking ? <RemoveDialog product={product} onClose={() => ask(false)} /> : null}
    </li>
  );
});
