import type { Clock } from "../shared/clock.port.ts";
import type { DeliveryPlace } from "./delivery-place.ts";
import type { DeliveryPlaces } from "./delivery-places.port.ts";

/**
 * Puts the places of a file among those that parcels go to, as staff, `who` being how they are called: all of them or none. `file` is the file's name
 * without its folders. Answers how many there were. Each pincode at most once.
 */
export type ImportDeliveryPlaces = (
  who: string,
  given: { readonly file: string; readonly places: readonly DeliveryPlace[] },
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
