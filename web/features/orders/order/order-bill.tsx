import { explainedOrder } from "#core/orders/money/explained-order.ts";
import { Bill } from "#web/design/bill/bill.tsx";
import { rupeesAndPaise, takenOff } from "#web/design/figures/amounts.ts";
import { billWords } from "#web/features/cart/bill/bill-words.ts";
import { checkoutBillWords } from "#web/features/orders/checkout/checkout-bill-words.ts";
import { orderWords } from "./order-words.ts";
import type { OrderView } from "#core/orders/views/order-view.ts";

/** What it cost and why. Under rules that are no more the figures stand by themselves. */
export function OrderBill({ order }: { readonly order: OrderView }) {
  const explained = explainedOrder(order);
  return (
    <section className="panel stack" aria-labelledby="order-bill">
      <div>
        <h2 className="heading-3" id="order-bill">
          {orderWords.bill}
        </h2>
        <p className="small muted">{orderWords.billOnce}</p>
      </div>
      {explained === null ? <Plain order={order} /> : <Bill figures={checkoutBillWords.figures(explained)} />}
    </section>
  );
}

function Plain({ order: { figures } }: { readonly order: OrderView }) {
  const rows = [
    [orderWords.subtotal, rupeesAndPaise(figures.subtotal)],
    ...(figures.coupon === 0 ? [] : [[orderWords.coupon(figures.couponCode), takenOff(figures.coupon)]]),
    ...(figures.prepaid === 0 ? [] : [[orderWords.prepaid, takenOff(figures.prepaid)]]),
    [orderWords.shipping, billWords.charge(figures.shipping)],
    [orderWords.rounding, billWords.roundOff(figures.roundOff)],
    [orderWords.total, rupeesAndPaise(figures.total)],
  ];
  return (
    <dl className="plain-bill">
      {rows.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="number">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
