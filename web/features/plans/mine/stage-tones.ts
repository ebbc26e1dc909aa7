import type { SubscriptionStage } from "#core/plans/subscription-view.ts";

/** How the mark beside a plan's stage is coloured: "good": nothing is to be done. */
export const STAGE_TONES: Readonly<Record<SubscriptionStage, "good" | "waits" | "bad">> = {
  waiting: "waits",
  coming: "good",
  running: "good",
  ended: "bad",
  cancelled: "bad",
  "not-paid": "bad",
};
