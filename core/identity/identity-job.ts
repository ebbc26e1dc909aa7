import type { JobKinds } from "../jobs/job.ts";

/** The job that erases an account when its time has come. */
export type IdentityJob = { readonly kind: "erase-account"; readonly customer: string };

export const IDENTITY_JOBS: JobKinds<IdentityJob> = { "erase-account": true };
