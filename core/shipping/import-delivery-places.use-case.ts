import type { Clock } from "../shared/clock.port.ts";
import type { NamedPlace } from "./delivery-place.ts";
import type { DeliveryPlaces } from "./delivery-places.port.ts";

/**
 * Imports delivery places from a file as staff, all of them or none; `who` is the staff member's name. `file` is the file's name without
 * its folders. Answers how many places there were. Each pincode at most once.
 */
export type ImportDeliveryPlaces = (
  who: string,
  given: { readonly file: string; readonly places: readonly NamedPlace[] },
) => Promise<number>;

export const makeImportDeliveryPlaces =
  ({ deliveryPlaces, now }: { readonly deliveryPlaces: DeliveryPlaces; readonly now: Clock }): ImportDeliveryPlaces =>
  async (who, { file, places }) => {
    const pincodes = places.length;
    await deliveryPlaces.putAll(places, {
      at: now(),
      who,
      action: "pincode import",
      subject: { kind: "pincodes", id: "all" },
      details: { file, pincodes },
    });
    return pincodes;
  };
