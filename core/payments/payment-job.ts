import type { JobKinds } from "../jobs/job.ts";

/** A provider's report about a payment that came before its order was known. It is processed again later. */
export type PaymentJob = {
  readonly kind: "hear-payment";
  readonly provider: string;
  readonly providerOrder: string;
  readonly event: {
    readonly id: string;
    readonly payment: string;
    readonly kind: "authorised" | "captured" | "failed";
    readonly amount: number;
    readonly at: number;
  };
};

export const PAYMENT_JOBS: JobKinds<PaymentJob> = { "hear-payment": true };
