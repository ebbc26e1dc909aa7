import { addressLines } from "./address-lines.ts";
import { orderWords } from "./order-words.ts";
import { shownMobile } from "#web/design/figures/mobile-number.ts";
import type { DeliveryAddress } from "#core/orders/order/checkout-facts.ts";

/** Where an order goes. */
export function OrderDelivery({ address }: { readonly address: DeliveryAddress }) {
  const { name, mobile } = address;
  return (
    <section className="panel" aria-labelledby="order-address">
      <h2 className="heading-3" id="order-address">
        {orderWords.address}
      </h2>
      <address className="order-address">
        <b>{name}</b>
        {[...addressLines(address), shownMobile(mobile)].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}
