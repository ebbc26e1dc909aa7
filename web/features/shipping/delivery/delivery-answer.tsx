import { deliveryWords } from "./delivery-words.ts";
import type { DeliveryState } from "./delivery-model.ts";

export function DeliveryAnswer({ state, isPrepaid }: { readonly state: DeliveryState; readonly isPrepaid: boolean }) {
  switch (state.kind) {
    case "unasked":
    case "asking":
      return null;
    case "not-a-pincode":
      return <p className="delivery-wrong">{deliveryWords.notAPincode}</p>;
    case "unavailable":
      return <p className="muted">{deliveryWords.unavailable}</p>;
    case "answered": {
      const { estimate } = state;
      if (estimate.kind === "unserviceable") return <p className="delivery-wrong">{deliveryWords.unserviceable}</p>;
      const paying = estimate.cashOnDelivery ? deliveryWords.cash : deliveryWords.noCash;
      return (
        <>
          <p className="delivery-when">{deliveryWords.days(estimate)}</p>
          <p className="muted">{isPrepaid ? deliveryWords.prepaid : paying}</p>
        </>
      );
    }
  }
}
