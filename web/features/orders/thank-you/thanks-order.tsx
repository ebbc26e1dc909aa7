import Truck from "lucide-react/icons/truck";
import { observer } from "mobx-react-lite";
import { NextSteps } from "#web/design/next-steps/next-steps.tsx";
import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { orderAddress } from "#web/platform/addresses/order-address.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { rupeesAndPaise } from "#web/design/figures/amounts.ts";
import { stateName } from "#web/design/state-name.ts";
import { addressLines } from "#web/features/orders/order/address-lines.ts";
import { checkoutWords } from "#web/features/orders/checkout/checkout-words.ts";
import { deliveryWords } from "#web/features/shipping/delivery/delivery-words.ts";
import { thankYouWords } from "./thank-you-words.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import type { ParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import type { ThanksModel } from "./thanks-model.ts";

/** What was ordered, when it comes, what comes next, and where to look further. */
export const ThanksOrder = observer(function ThanksOrder({ model, parent }: { readonly model: ThanksModel; readonly parent: ParentOrder }) {
  const session = useStore(SessionStore);
  const { totals, order } = parent;
  const { state } = model;
  const isPlaced = state?.kind === "placed";
  const isCash = order.way === "cash";
  return (
    <>
      <section className="panel is-raised stack" aria-labelledby="parcels-title">
        <h2 className="heading-3" id="parcels-title">
          {thankYouWords.parcels(order.parcels.length)}
        </h2>
        <p className="muted">{[order.address.name, ...addressLines(order.address)].join(", ")}</p>
        <ul>
          {order.parcels.map(({ number, seller, places, expected }) => (
            <li key={number} className="parcel">
              <Truck className="icon icon-large leaf mt-0.5" aria-hidden="true" />
              <div>
                <b>{expected === null ? seller.name : deliveryWords.arrives(expected)}</b>
                <p className="small muted">{checkoutWords.sentBy({ seller: seller.name, state: stateName(seller.state) })}</p>
              </div>
              <div className="parcel-goods">
                {places.map((place) => {
                  const line = order.lines[place];
                  return line === undefined ? null : (
                    <div key={place} className="tile">
                      <ProductPicture product={line.product} />
                    </div>
                  );
                })}
              </div>
            </li>
          ))}
        </ul>
        <div className="row space-between">
          <b>{isPlaced ? (isCash ? thankYouWords.due : thankYouWords.paid) : thankYouWords.toPay}</b>
          <b className="number">{rupeesAndPaise(totals.total)}</b>
        </div>
      </section>
      {isPlaced ? (
        <section className="stack" aria-labelledby="next-title">
          <h2 className="heading-3" id="next-title">
            {thankYouWords.next}
          </h2>
          <NextSteps steps={thankYouWords.nextSteps(isCash, toldBy(session))} />
        </section>
      ) : null}
      <div className="row flex-wrap">
        <a className={isPlaced ? "button main" : "button quiet"} href={orderAddress.one(totals.id)}>
          {thankYouWords.order}
        </a>
        {order.documents
          .filter(({ kind }) => kind === "invoice")
          .map(({ number }) => (
            <a key={number} className="button quiet" href={orderAddress.paper(totals.id, number)}>
              {thankYouWords.invoice({ number })}
            </a>
          ))}
        <a className="button quiet" href={shopAddress.shop}>
          {thankYouWords.shopOn}
        </a>
      </div>
    </>
  );
});

/** By what the shop can reach them. */
function toldBy({ user }: SessionStore): "both" | "mobile" | "email" {
  if (user === null || (user.customer.mobile !== null && user.customer.email !== null)) return "both";
  return user.customer.email === null ? "mobile" : "email";
}
