import { storedAreas } from "#adapters/postgres/stored-areas.ts";
import { SANDBOX_JOBS } from "#adapters/sandbox-payments/sandbox-jobs.ts";

/** Every kind of job that an area puts, and the sandbox's: each has a queue. */
export const jobKinds: readonly string[] = [...storedAreas.flatMap(({ jobs }) => Object.keys(jobs ?? {})), ...Object.keys(SANDBOX_JOBS)];
