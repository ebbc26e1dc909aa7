import { token } from "../shared/token.ts";
import type { AuditEntry } from "../staff/audit-log.port.ts";
import type { NamedPlace, Pincode } from "./delivery-place.ts";

/** What a decision puts, each in the place of the one with its pincode, with what the audit log says of it; null: nothing changes. */
export type DeliveryPlacesChange<Answer> = {
  readonly put: { readonly places: readonly NamedPlace[]; readonly audit: AuditEntry } | null;
  readonly answer: Answer;
};

/** The places to which parcels are delivered. */
export type DeliveryPlaces = {
  /** Null: nobody delivers there. */
  placeAt(pincode: Pincode): Promise<NamedPlace | null>;
  /**
   * Changes places in one transaction; two changes never interleave. `decide` sees those of the pincodes that are there, and may be called
   * more than once.
   */
  change<Answer>(pincodes: readonly string[], decide: (found: readonly NamedPlace[]) => DeliveryPlacesChange<Answer>): Promise<Answer>;
};
export const DeliveryPlaces = token<DeliveryPlaces>("DeliveryPlaces");
