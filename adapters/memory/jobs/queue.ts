import type { Job, JobTerms } from "#core/jobs/job.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** Puts a job; one that was put with this key before is the same one. */
export function putJobInMemory({ jobs }: Memory, job: Job, { key, notBefore }: JobTerms): void {
  const name = `${job.kind}\n${key}`;
  if (!jobs.has(name)) jobs.set(name, { job, notBefore });
}
