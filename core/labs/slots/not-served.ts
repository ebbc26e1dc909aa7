import type { Pincode } from "../../shipping/delivery-place.ts";
import type { Lab } from "../lab.ts";
import type { LabSpot } from "./lab-slots.ts";

/**
 * Nobody comes to homes there; `centre` is where that laboratory takes samples instead, `hindi` the same in Hindi, where it has such names.
 */
export type NotServed = { readonly kind: "not-served"; readonly pincode: Pincode; readonly centre: string; readonly hindi: string | null };

/** Whether a laboratory's collectors do not come to a place; null: it takes samples there. Source: specification/labs.md, Calls. */
export const notServedAt = ({ pincodes, name, address, city, hindi }: Lab, spot: LabSpot): NotServed | null =>
  spot.kind === "centre" || pincodes.includes(spot.pincode)
    ? null
    : {
        kind: "not-served",
        pincode: spot.pincode,
        centre: `${name}, ${address}, ${city}`,
        hindi: hindi === null ? null : `${hindi.name}, ${hindi.address}`,
      };
