import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { orderStateWords } from "#web/features/orders/order/order-state-words.ts";
import { ordersWords } from "./orders-words.ts";
import { orderAddress } from "#web/platform/addresses/order-address.ts";
import { toneOf, nextExpected } from "#web/features/orders/order/order-progress.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { OrderSummary } from "#core/orders/views/order-summary.ts";

const MOST_SHOWN = 4;

/** An order in a list: how far it is, what is in it, what it cost. All of it leads to its page. */
export function OrderCard({ order }: { readonly order: OrderSummary }) {
  const { id, number, placedAt, lines, total, stays, state, payment, returns } = order;
  const cancelled = state === "cancelled" ? 0 : lines.filter((line) => line.state === "cancelled").length;
  const shown = { ...order, expected: nextExpected(order) };
  const [first] = lines;
  const detail = orderStateWords.detail(shown);
  return (
    <li className="order-card">
      <div>
        <h2 className="order-status" data-tone={toneOf(order)}>
          <a href={orderAddress.one(id)}>{orderStateWords.headline(shown)}</a>
        </h2>
        {detail === null ? null : <p className="small muted">{detail}</p>}
      </div>
      <p className="order-card-sum">
        <b className="number">{rupees(stays !== null && cancelled > 0 ? stays : total)}</b>
        {cancelled === 0 ? null : <span className="badge">{ordersWords.cancelled(cancelled)}</span>}
        {returns === 0 ? null : <span className="badge">{ordersWords.returns(returns)}</span>}
      </p>
      <div className="order-goods">
        {lines.slice(0, MOST_SHOWN).map(({ product }) => (
          <span key={product.id} className="tile">
            <ProductPicture product={product} />
          </span>
        ))}
        {lines.length > MOST_SHOWN ? <span className="order-more">{ordersWords.moreGoods(lines.length - MOST_SHOWN)}</span> : null}
      </div>
      <p className="order-card-foot small muted">
        {first === undefined ? null : <span>{ordersWords.goods(shownTitle(first.product), lines.length - 1)}</span>}
        <span>
          {ordersWords.number({ number })}, {ordersWords.placed(placedAt)}
        </span>
      </p>
      {payment.kind === "waiting" || payment.kind === "failed" ? (
        <a className="button main" href={shopAddress.thanks(id)} aria-label={ordersWords.payFor({ number })}>
          {ordersWords.payNow}
        </a>
      ) : null}
    </li>
  );
}
