import type { JobKinds } from "../../jobs/job.ts";

/**
 * A reminder is due; `at` is the moment for which that was planned, in milliseconds since 1970. The job says neither whose it is nor of
 * what.
 */
export type ReminderJob = { readonly kind: "remind-of-tracker"; readonly reminder: string; readonly at: number };

export const REMINDER_JOBS: JobKinds<ReminderJob> = { "remind-of-tracker": true };
