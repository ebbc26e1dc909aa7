import { Button } from "#web/design/button/button.tsx";
import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { rupeesAndPaise } from "#web/design/figures/amounts.ts";
import { orderWords } from "./order-words.ts";
import { orderStateWords } from "./order-state-words.ts";
import { orderAddress } from "#web/platform/addresses/order-address.ts";
import { shownSize } from "#web/design/product-card/shown-size.ts";
import { shownTitle, titleFact } from "#web/design/product-card/shown-title.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { LineView } from "#core/orders/views/line-view.ts";

type OrderLineProps = { readonly order: PayableId; readonly line: LineView; readonly onCancel: () => void };

/** A line of an order as it was bought, what became of it, and what may still be done about it. */
export function OrderLine({ order, line, onCancel }: OrderLineProps) {
  const { product, figures, state, gone, cancelling, returning } = line;
  const { quantity, unitPrice, amount } = figures;
  const became = orderStateWords.line(state);
  const partly = gone > 0 && gone < quantity ? orderWords.gone(gone, quantity) : null;
  const why = orderWords.whyNot(cancelling, returning);
  return (
    <li className={state === "cancelled" ? "order-line is-off" : "order-line"}>
      <span className="tile">
        <ProductPicture product={product} />
      </span>
      <div className="order-line-text">
        <h3 className="order-line-title">
          <a href={shopAddress.product(product.slug)}>{shownTitle(product)}</a>
        </h3>
        <p className="small muted">
          {shownSize(product.size)}, {orderWords.line(quantity, unitPrice)}
        </p>
      </div>
      <span className="number strong">{rupeesAndPaise(amount)}</span>
      <div className="order-line-news">
        {became === null ? null : <span className="badge clay">{became}</span>}
        {partly === null ? null : <p className="small muted">{partly}</p>}
        {why === null ? null : <p className="small muted">{why}</p>}
        {returning.kind === "possible" ? <p className="small muted">{orderWords.giveBackUntil(returning.until)}</p> : null}
      </div>
      <div className="order-line-actions no-print">
        {cancelling.kind === "possible" ? (
          <Button look="text" label={orderWords.cancelLine(titleFact(product))} onPress={onCancel}>
            {orderWords.cancel}
          </Button>
        ) : null}
        {state === "delivered" || state === "partly-returned" ? (
          <a className="button text" href={shopAddress.review(product.slug)} aria-label={orderWords.reviewLine(titleFact(product))}>
            {orderWords.review}
          </a>
        ) : null}
        {returning.kind === "possible" ? (
          <a
            className="button text"
            href={orderAddress.giveBackLine(order, line.place)}
            aria-label={orderWords.giveBackLine(titleFact(product))}
          >
            {orderWords.giveBack}
          </a>
        ) : null}
      </div>
    </li>
  );
}
