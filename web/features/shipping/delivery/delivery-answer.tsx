import { deliveryWords } from "./delivery-words.ts";
import type { DeliveryEstimate } from "#core/shipping/delivery-estimate.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";

type Answer = { readonly pincode: Pincode; readonly estimate: DeliveryEstimate; readonly isPrepaid: boolean };

/** When a product would come, and how it may be paid there. */
export function DeliveryAnswer({ pincode, estimate, isPrepaid }: Answer) {
  if (estimate.kind === "unserviceable") return <p className="delivery-wrong">{deliveryWords.unserviceable({ pincode })}</p>;
  const paying = estimate.cashOnDelivery ? deliveryWords.cash : deliveryWords.noCash;
  return (
    <>
      <p className="delivery-when">{deliveryWords.days(estimate)}</p>
      <p className="muted">{isPrepaid ? deliveryWords.prepaid : paying}</p>
    </>
  );
}
