import { TRACKER_ADDRESSES } from "./tool-address.ts";

/** Where mind and body are. Source: specification/wellness.md, Addresses. */
export const wellnessAddress = { today: "/wellness", physical: "/wellness/physical", mind: "/wellness/mind" };

/** Where each daily tracker is. Source: specification/trackers.md, Addresses. */
export const trackerAddress = {
  water: "/watertracker",
  sleep: "/sleeptracker",
  exercise: "/exercisetracker",
  meal: "/mealtracker",
  weight: TRACKER_ADDRESSES.body,
} as const;
