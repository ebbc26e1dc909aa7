import { token } from "../shared/token.ts";
import type { DeliveryPlace, Pincode } from "./delivery-place.ts";

/** The places that parcels go to. */
export type DeliveryPlaces = {
  /** Null: nobody delivers there. */
  placeAt(pincode: Pincode): Promise<DeliveryPlace | null>;
  /** Adds places, or puts them where the same pincodes were: all of them or, where something fails, none. Each pincode at most once. */
  putAll(places: readonly DeliveryPlace[]): Promise<void>;
};
export const DeliveryPlaces = token<DeliveryPlaces>("DeliveryPlaces");
