import { rupeesAndPaise } from "#web/design/figures/amounts.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { siteWords } from "#web/design/site-words.ts";
import { pieces } from "#web/design/figures/amounts.ts";
import { subtotalOf } from "#core/cart/subtotal.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { FormBill } from "./form-bill.tsx";
import { formCartPhrases } from "#web/features/cart/wording/form-cart.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { FormCartData } from "./form-cart-data.ts";
import type { Head } from "#web/platform/page/head.ts";

export const head = (): Head => ({
  title: siteWords.titled(cartWords.checkout),
  description: formCartPhrases.checkoutNeedsScript,
  canonical: null,
});

/** Checkout where no script runs: what it needs, and the cart as it stands. */
export function Screen({ data }: { readonly data: FormCartData }) {
  return (
    <div className="page-width cart-page">
      <h1>{cartWords.checkout}</h1>
      <p className="lead">{formCartPhrases.checkoutNeedsScript}</p>
      <p>{formCartPhrases.cartIsSafe}</p>
      <div className="split">
        <div>
          <ul className="cart-lines" aria-label={cartWords.lines}>
            {data.lines.map((line) => {
              const amount = subtotalOf([line]);
              return (
                <li key={line.product.id} className="row space-between line-above">
                  <span>
                    {shownTitle(line.product)} · {pieces(line.quantity)}
                  </span>
                  {amount === null ? null : <span className="number">{rupeesAndPaise(amount)}</span>}
                </li>
              );
            })}
          </ul>
          <div className="line-above row cart-actions">
            <a className="link roomy" href={shopAddress.cart}>
              {formCartPhrases.backToCart}
            </a>
          </div>
        </div>
        <aside aria-label={cartWords.summary}>
          <FormBill data={data} />
        </aside>
      </div>
    </div>
  );
}
