import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Day } from "../../shared/day.ts";
import type { SharedMeasure } from "../posts/day-card.ts";

/**
 * The days' sums of a customer's tracker, whole; a day on which nothing was noted is not there. Asked for by its owner alone, who shares
 * one of them.
 */
export type TrackedDaySums = (
  customer: CustomerId,
  measure: SharedMeasure,
  days: { readonly from: Day; readonly to: Day },
) => Promise<ReadonlyMap<Day, number>>;
export const TrackedDaySums = token<TrackedDaySums>("TrackedDaySums");
