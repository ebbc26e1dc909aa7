import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash";
import { rangeOf } from "#core/cart/quantity-range.ts";
import { subtotalOf } from "#core/cart/subtotal.ts";
import { rupees, rupeesAndPaise } from "#web/design/figures/amounts.ts";
import { productWords } from "#web/design/product-words.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { CartLineText } from "#web/features/cart/lines/cart-line-text.tsx";
import { shownTitle, titleFact } from "#web/design/product-card/shown-title.ts";
import type { FormCartData } from "./form-cart-data.ts";

/** A product in a cart without script: one less, one more and out are forms. */
export function FormCartLine({ line }: { readonly line: FormCartData["lines"][number] }) {
  const { product, quantity } = line;
  const { least, most } = rangeOf(product);
  const words = productWords.quantity(shownTitle(product));
  const amount = subtotalOf([line]);
  return (
    <li className="cart-line on-page">
      <CartLineText product={product} />
      <div className="cart-line-controls">
        <form method="post" action="/api/forms/cart/change">
          <input type="hidden" name="product" value={product.id} />
          <fieldset className="quantity" aria-label={words.quantity}>
            <button type="submit" name="quantity" value={quantity - 1} aria-label={words.less} disabled={quantity <= least}>
              <Minus className="icon" aria-hidden="true" />
            </button>
            <input readOnly tabIndex={-1} aria-label={words.quantity} value={quantity} />
            <button type="submit" name="quantity" value={quantity + 1} aria-label={words.more} disabled={quantity >= most}>
              <Plus className="icon" aria-hidden="true" />
            </button>
          </fieldset>
        </form>
        <form method="post" action="/api/forms/cart/remove">
          <button type="submit" className="icon-button" name="product" value={product.id} aria-label={cartWords.remove(titleFact(product))}>
            <Trash2 className="icon" aria-hidden="true" />
          </button>
        </form>
        {amount === null ? null : <span className="cart-line-amount number">{rupees(amount)}</span>}
      </div>
      {amount === null ? null : <span className="cart-line-amount number">{rupeesAndPaise(amount)}</span>}
    </li>
  );
}
