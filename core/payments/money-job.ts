import type { JobKinds } from "../jobs/job.ts";

/** Work that needs the payment provider: asking what became of payments, and sending money back. `order`: the id of what is paid for, as jobs that wait name it. */
export type MoneyJob =
  | { readonly kind: "reconcile-payments"; readonly order: string }
  | { readonly kind: "send-refund"; readonly order: string; readonly refund: number }
  | { readonly kind: "return-surplus"; readonly order: string; readonly payment: string };

export const MONEY_JOBS: JobKinds<MoneyJob> = { "reconcile-payments": true, "send-refund": true, "return-surplus": true };
