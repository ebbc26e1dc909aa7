import { deliveryWords } from "./delivery-words.ts";
import type { DeliveryEstimate } from "#core/shipping/delivery-estimate.ts";

/** When a product would come, and how it may be paid there. */
export function DeliveryAnswer({ estimate, isPrepaid }: { readonly estimate: DeliveryEstimate; readonly isPrepaid: boolean }) {
  if (estimate.kind === "unserviceable") return <p className="delivery-wrong">{deliveryWords.unserviceable}</p>;
  const paying = estimate.cashOnDelivery ? deliveryWords.cash : deliveryWords.noCash;
  return (
    <>
      <p className="delivery-when">{deliveryWords.days(estimate)}</p>
      <p className="muted">{isPrepaid ? deliveryWords.prepaid : paying}</p>
    </>
  );
}
