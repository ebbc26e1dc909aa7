import type { SubscriptionStanding } from "#core/plans/subscription-view.ts";

/** How the mark beside a plan's standing is coloured: "good": nothing is to be done. */
export const STANDING_TONES: Readonly<Record<SubscriptionStanding, "good" | "waits" | "bad">> = {
  waiting: "waits",
  coming: "good",
  running: "good",
  ended: "bad",
  cancelled: "bad",
  "not-paid": "bad",
};
