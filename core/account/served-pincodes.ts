import type { DeliveryPlaces } from "../shipping/delivery-places.port.ts";
import type { Pincode } from "../shipping/delivery-place.ts";

/** Whether parcels go to a pincode. */
export type IsServed = (pincode: Pincode) => boolean;

/** Answers for these pincodes; any other counts as not served. Source: specification/account.md, Addresses. */
export async function servedAmong(places: Pick<DeliveryPlaces, "placeAt">, pincodes: readonly Pincode[]): Promise<IsServed> {
  const requested = [...new Set(pincodes)];
  const found = await Promise.all(requested.map((pincode) => places.placeAt(pincode)));
  const served = new Set(requested.filter((_, place) => found[place] !== null));
  return (pincode) => served.has(pincode);
}
