import { token } from "../shared/token.ts";
import type { AuditEntry } from "../staff/audit-log.port.ts";
import type { DeliveryPlace, Pincode } from "./delivery-place.ts";

/** The places that parcels go to. */
export type DeliveryPlaces = {
  /** Null: nobody delivers there. */
  placeAt(pincode: Pincode): Promise<DeliveryPlace | null>;
  /**
   * Adds places, or puts them where the same pincodes were, and writes down who did it: all of that or, where something fails, nothing. Each pincode at
   * most once.
   */
  putAll(places: readonly DeliveryPlace[], audit: AuditEntry): Promise<void>;
};
export const DeliveryPlaces = token<DeliveryPlaces>("DeliveryPlaces");
