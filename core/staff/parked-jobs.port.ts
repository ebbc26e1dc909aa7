import type { AuditEntry } from "./audit-log.port.ts";

/** `change` null leaves all of them parked. `retried`: ids of jobs that are tried again at once, and as often as at first. */
export type DecidedRetry<Answer> = {
  readonly change: { readonly retried: readonly string[]; readonly audit: AuditEntry } | null;
  readonly answer: Answer;
};

/** Jobs that failed as often as they were to be tried. */
export type ParkedJobs = {
  /**
   * Has parked jobs tried again by what core decides of the ids that are parked: of one job, or of all (null). Atomic: nobody else has them tried
   * again meanwhile, and what staff did is written down with it or not at all.
   */
  retry<Answer>(job: string | null, decide: (parked: readonly string[]) => DecidedRetry<Answer>): Promise<Answer>;
};
