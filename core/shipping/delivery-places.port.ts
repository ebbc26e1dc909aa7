import { token } from "../shared/token.ts";
import type { AuditEntry } from "../staff/audit-log.port.ts";
import type { NamedPlace, Pincode } from "./delivery-place.ts";

/** The places to which parcels are delivered. */
export type DeliveryPlaces = {
  /** Null: nobody delivers there. */
  placeAt(pincode: Pincode): Promise<NamedPlace | null>;
  /**
   * Adds places, replacing those with the same pincode, and stores the audit entry of who did it: everything, or nothing if something
   * fails. Each pincode at most once.
   */
  putAll(places: readonly NamedPlace[], audit: AuditEntry): Promise<void>;
};
export const DeliveryPlaces = token<DeliveryPlaces>("DeliveryPlaces");
