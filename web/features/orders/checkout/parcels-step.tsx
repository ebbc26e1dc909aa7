import Truck from "lucide-react/icons/truck";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { stateName } from "#web/design/state-name.ts";
import { checkoutWords } from "./checkout-words.ts";
import { deliveryWords } from "#web/features/shipping/delivery/delivery-words.ts";
import type { CheckoutModel } from "./checkout-model.ts";

/** What comes from whom, and when. */
export const ParcelsStep = observer(function ParcelsStep({ model }: { readonly model: CheckoutModel }) {
  const id = useId();
  const { quote, state } = model;
  if (quote === null || state.kind === "refused") return null;
  const { parcels, snapshot } = quote;
  return (
    <section className={state.kind === "asking" ? "is-refreshing" : ""} aria-labelledby={id}>
      <h2 className="heading-3 mb-3" id={id}>
        {checkoutWords.arrivesIn(parcels.length)}
      </h2>
      <ul>
        {parcels.map(({ seller, places, estimate }) => (
          <li key={seller.gstin} className="parcel">
            <Truck className="icon icon-large leaf mt-0.5" aria-hidden="true" />
            <div>
              <b>
                {estimate.kind === "serviceable" ? deliveryWords.arrives(estimate) : deliveryWords.unserviceable(snapshot.facts.address)}
              </b>
              <p className="small muted">{checkoutWords.sentBy({ seller: seller.name, state: stateName(seller.state) })}</p>
            </div>
            <div className="parcel-goods">
              {places.map((place) => {
                const product = snapshot.facts.cart.lines[place]?.product;
                return product === undefined ? null : (
                  <div key={place} className="tile">
                    <ProductPicture product={product} />
                  </div>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
      <p className="small faint">{checkoutWords.ifNow}</p>
    </section>
  );
});
