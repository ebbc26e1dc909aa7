import type { JobKinds } from "../jobs/job.ts";
import type { PaymentEvent } from "./payment-state.ts";

/** A provider's report about a payment that came before its order was known. It is processed again later. */
export type PaymentJob = {
  readonly kind: "hear-payment";
  readonly provider: string;
  readonly providerOrder: string;
  readonly event: Omit<PaymentEvent, "provider" | "amount"> & { readonly amount: number };
};

export const PAYMENT_JOBS: JobKinds<PaymentJob> = { "hear-payment": true };
