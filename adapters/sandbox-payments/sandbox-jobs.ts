import type { JobKinds } from "#core/jobs/job.ts";

/** What the sandbox does apart, as a provider would on servers of its own. */
export type SandboxJob =
  | { readonly kind: "capture-sandbox-payment"; readonly payment: string }
  | { readonly kind: "tell-of-sandbox-payment"; readonly payment: string }
  | { readonly kind: "tell-of-sandbox-refund"; readonly refund: string };

export const SANDBOX_JOBS: JobKinds<SandboxJob> = {
  "capture-sandbox-payment": true,
  "tell-of-sandbox-payment": true,
  "tell-of-sandbox-refund": true,
};

/** The jobs that whatever keeps the sandbox's records puts with them. */
export const sandboxJobs = {
  capture: (payment: string): SandboxJob => ({ kind: "capture-sandbox-payment", payment }),
  tellOfPayment: (payment: string): SandboxJob => ({ kind: "tell-of-sandbox-payment", payment }),
  tellOfRefund: (refund: string): SandboxJob => ({ kind: "tell-of-sandbox-refund", refund }),
};
