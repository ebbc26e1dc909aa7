import { token } from "../shared/token.ts";
import type { NamedPlace, Pincode } from "./delivery-place.ts";
import type { DeliveryPlaces } from "./delivery-places.port.ts";

/** Where a pincode is, and whether parcels go there; null: nobody delivers there. Source: specification/shipping.md, Delivery to a pincode. */
export type FindDeliveryPlace = (pincode: Pincode) => Promise<NamedPlace | null>;
export const FindDeliveryPlace = token<FindDeliveryPlace>("FindDeliveryPlace");

export const makeFindDeliveryPlace =
  ({ places }: { readonly places: DeliveryPlaces }): FindDeliveryPlace =>
  (pincode) =>
    places.placeAt(pincode);
