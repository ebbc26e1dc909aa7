import type { Clock } from "../shared/clock.port.ts";
import type { ParkedJobs } from "./parked-jobs.port.ts";

/**
 * Has a parked job, or all of them (null), tried again as staff; `who` is the staff member's name. Answers how many; without any, nothing
 * is recorded.
 */
export type RetryJobs = (who: string, job: string | null) => Promise<number>;

export const makeRetryJobs =
  ({ jobs, now }: { readonly jobs: ParkedJobs; readonly now: Clock }): RetryJobs =>
  (who, job) => {
    const at = now();
    return jobs.retry(job, (parked) => {
      const retried = parked.length;
      if (retried === 0) return { change: null, answer: 0 };
      const audit = { at, who, action: "jobs retry", subject: { kind: "jobs", id: job ?? "all" }, details: { retried } } as const;
      return { change: { retried: parked, audit }, answer: retried };
    });
  };
