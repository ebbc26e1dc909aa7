import type { AuditEntry } from "./audit-log.port.ts";

/** `change` null leaves all of them parked. `retried`: the ids of jobs that are tried again at once, as many times as a new job. */
export type DecidedRetry<Answer> = {
  readonly change: { readonly retried: readonly string[]; readonly audit: AuditEntry } | null;
  readonly answer: Answer;
};

/** Jobs that have failed as many times as they may be tried. */
export type ParkedJobs = {
  /**
   * Has parked jobs tried again, as core decides from the ids that are parked: of one job, or of all (null). Atomic: nobody else has them
   * tried again meanwhile. The audit entry is stored with it or not at all.
   */
  retry<Answer>(job: string | null, decide: (parked: readonly string[]) => DecidedRetry<Answer>): Promise<Answer>;
};
