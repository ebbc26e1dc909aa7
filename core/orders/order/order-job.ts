import type { JobKinds } from "../../jobs/job.ts";

/** Work that follows from an order's steps: telling the customer, and acting when a time has come. `step` counts from 0. */
export type OrderJob =
  | { readonly kind: "follow-order"; readonly order: string; readonly step: number }
  | { readonly kind: "expire-order"; readonly order: string }
  | { readonly kind: "close-return"; readonly order: string; readonly return: number };

export const ORDER_JOBS: JobKinds<OrderJob> = { "follow-order": true, "expire-order": true, "close-return": true };
