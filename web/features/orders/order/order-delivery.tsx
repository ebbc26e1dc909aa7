import { stateName } from "#web/design/state-name.ts";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import { orderWords } from "./order-words.ts";
import { shownMobile } from "#web/design/figures/mobile-number.ts";
import type { DeliveryAddress } from "#core/orders/order/checkout-facts.ts";

/** Where an order goes. */
export function OrderDelivery({ address }: { readonly address: DeliveryAddress }) {
  const { name, line1, line2, landmark, city, state, pincode, mobile } = address;
  return (
    <section className="panel" aria-labelledby="order-address">
      <h2 className="heading-3" id="order-address">
        {orderWords.address}
      </h2>
      <address className="order-address">
        <b>{name}</b>
        {[line1, line2, landmark, `${cityTitle(city)} ${pincode}`, stateName(state), shownMobile(mobile)]
          .filter((line) => line !== "")
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
    </section>
  );
}
