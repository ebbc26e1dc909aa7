import { EmptyState } from "#web/design/empty-state/empty-state.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { FormBill } from "./form-bill.tsx";
import { FormCartLine } from "./form-cart-line.tsx";
import { formCartPhrases } from "#web/features/cart/wording/form-cart.ts";
import { FormCoupons } from "./form-coupons.tsx";
import { titleFact } from "#web/design/product-card/shown-title.ts";
import type { FormCartData } from "./form-cart-data.ts";
import type { Head } from "#web/platform/page/head.ts";

export const head = (): Head => ({ title: siteWords.titled(cartWords.title), description: cartWords.emptyHint, canonical: null });

/** A guest's cart where no script runs: each change is a plain form, and the server counts the bill. */
export function Screen({ data }: { readonly data: FormCartData }) {
  const { lines, removed, changed, answer, bill } = data;
  return (
    <div className="page-width cart-page">
      <div className="row space-between cart-title">
        <h1>{cartWords.title}</h1>
        {bill === null || lines.length === 0 ? null : (
          <span className="small muted">
            {cartWords.measure(
              lines.reduce((sum, { quantity }) => sum + quantity, 0),
              bill.weight,
            )}
          </span>
        )}
      </div>
      <div className="cart-notices">
        {answer === null ? null : <Notice kind="bad">{formCartPhrases.answers[answer]}</Notice>}
        {removed.length + changed.length === 0 ? null : (
          <Notice kind="note">
            {removed.map((line) => (
              <p key={line.id}>{cartWords.removedBecause({ ...line, ...titleFact(line) })}</p>
            ))}
            {changed.map(({ product, from, to }) => (
              <p key={product.id}>{cartWords.quantityChanged({ ...titleFact(product), from, to })}</p>
            ))}
          </Notice>
        )}
      </div>
      {lines.length === 0 ? (
        <EmptyState drawing="empty-cart" heading={<h2 className="heading-3">{cartWords.empty}</h2>} text={formCartPhrases.emptyHint}>
          <a className="button main" href={shopAddress.shop}>
            {cartWords.shopAll}
          </a>
        </EmptyState>
      ) : (
        <div className="split">
          <div>
            <ul className="cart-lines" aria-label={cartWords.lines}>
              {lines.map((line) => (
                <FormCartLine key={line.product.id} line={line} />
              ))}
            </ul>
            <div className="line-above row space-between cart-actions">
              <a className="link roomy" href={shopAddress.shop}>
                {cartWords.continueShopping}
              </a>
            </div>
          </div>
          <aside className="stack" aria-label={cartWords.summary}>
            <FormCoupons data={data} />
            <FormBill data={data}>
              <a className="button main big wide" href={shopAddress.checkout}>
                {cartWords.checkout}
              </a>
            </FormBill>
          </aside>
        </div>
      )}
    </div>
  );
}
