import { daysAfter } from "../shared/day.ts";
import { indianDay } from "../shared/indian-time.ts";
import type { Day } from "../shared/day.ts";
import type { DeliveryPlace } from "./delivery-place.ts";

/** When a parcel that is ordered now arrives at a place; `earliest` is never after `latest`. */
export type DeliveryEstimate =
  | { readonly kind: "serviceable"; readonly cashOnDelivery: boolean; readonly earliest: Day; readonly latest: Day }
  | { readonly kind: "unserviceable" };

/**
 * A parcel that is ordered from this hour of the Indian day on leaves on the next day.
 * Source: specification/shipping.md, Delivery to a pincode.
 */
export const CUT_OFF = 14;

/** The days that a parcel may be late. */
const SPREAD = 2;

const HOUR = 60 * 60 * 1000;

/**
 * `now` in milliseconds since 1970; `place` null: nobody delivers there. Days are Indian days. Source: specification/shipping.md, Delivery
 * to a pincode.
 */
export function deliveryEstimate(place: DeliveryPlace | null, now: number): DeliveryEstimate {
  if (place === null) return { kind: "unserviceable" };
  const leaves = indianDay(now + (24 - CUT_OFF) * HOUR);
  const earliest = daysAfter(leaves, place.days);
  return { kind: "serviceable", cashOnDelivery: place.cashOnDelivery, earliest, latest: daysAfter(earliest, SPREAD) };
}
