import type { Job, JobTerms } from "#core/jobs/job.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** Puts a job; one that was put with this key before is the same one. Whoever puts it names the jobs that it is of. */
export function putJobInMemory<J extends Job = never>({ jobs }: Memory, job: NoInfer<J>, { key, notBefore }: JobTerms): void {
  const name = `${job.kind}\n${key}`;
  if (!jobs.has(name)) jobs.set(name, { job, notBefore });
}
