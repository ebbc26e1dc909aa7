import type { JobKinds } from "../jobs/job.ts";
import type { ProviderName } from "./payment-provider.port.ts";

/**
 * Work that needs payment providers: asking what became of payments, and sending money back. `order`: the id of what is paid for, as jobs
 * that wait name it. Asking goes over every provider with which a payment was begun; a refund goes back by the provider of the payment that
 * pays. `provider` null: a job that was put before payments named theirs.
 */
export type MoneyJob =
  | { readonly kind: "reconcile-payments"; readonly order: string }
  | { readonly kind: "send-refund"; readonly order: string; readonly refund: number }
  | { readonly kind: "return-surplus"; readonly order: string; readonly provider: ProviderName | null; readonly payment: string };

export const MONEY_JOBS: JobKinds<MoneyJob> = { "reconcile-payments": true, "send-refund": true, "return-surplus": true };
