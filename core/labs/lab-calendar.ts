import type { Day } from "../shared/day.ts";
import type { Pincode } from "../shipping/delivery-place.ts";
import type { LabId } from "./lab.ts";

/** Where a sample is taken. */
export const LAB_PLACES = ["home", "centre"] as const;
export type LabPlace = (typeof LAB_PLACES)[number];

/**
 * When samples are taken on a day of the week (1 Monday to 7 Sunday), from one minute of the Indian day to another. `capacity`: how many
 * bookings each of its slots has room for. `pincodes`: only to these homes; none: to all that the laboratory's collectors come to, or in
 * its centre.
 */
export type LabWindow = {
  readonly place: LabPlace;
  readonly pincodes: readonly Pincode[];
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
  readonly capacity: number;
};

/** When a laboratory takes samples; on `closed` days it takes none. Source: specification/labs.md, Slots of a lab. */
export type LabCalendar = { readonly id: LabId; readonly windows: readonly LabWindow[]; readonly closed: readonly Day[] };
