import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { DeliveryPlaces } from "./delivery-places.port.ts";
import type { NamedPlace, Pincode } from "./delivery-place.ts";

/**
 * Where a pincode is, and whether parcels go there; null: nobody delivers there. Source: specification/shipping.md, Delivery to a pincode.
 */
export type FindDeliveryPlace = (pincode: Pincode) => Promise<NamedPlace | null>;
export const FindDeliveryPlace = useCase<FindDeliveryPlace>("shipping", "FindDeliveryPlace");

export const makeFindDeliveryPlace = maker(
  FindDeliveryPlace,
  { places: DeliveryPlaces },
  ({ places }) =>
    (pincode) =>
      places.placeAt(pincode),
);
