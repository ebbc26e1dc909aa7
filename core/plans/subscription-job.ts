import type { JobKinds } from "../jobs/job.ts";

/**
 * Work that a subscription needs later: it is given up where nobody has paid; its holder is told what a step, counted from 0, brought, and
 * that it ends in so many days.
 */
export type SubscriptionJob =
  | { readonly kind: "expire-subscription"; readonly subscription: string }
  | { readonly kind: "tell-of-subscription"; readonly subscription: string; readonly step: number }
  | { readonly kind: "remind-of-subscription"; readonly subscription: string; readonly days: number };

export const SUBSCRIPTION_JOBS: JobKinds<SubscriptionJob> = {
  "expire-subscription": true,
  "tell-of-subscription": true,
  "remind-of-subscription": true,
};
