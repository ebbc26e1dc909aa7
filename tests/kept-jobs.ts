import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import type { ServerJob } from "#adapters/composition/server/server-job.ts";
import type { Memory } from "#adapters/memory/memory.ts";
import type { Job } from "#core/jobs/job.ts";

/** The jobs that were put in memory, with the facts that their areas state; `name` is under which each is kept. */
export const keptJobs = (
  memory: Memory,
): readonly { readonly name: string; readonly job: ServerJob; readonly notBefore: number | null }[] =>
  [...memory.jobs].flatMap(([name, { job, notBefore }]) => (isOfAnArea(job) ? [{ name, job, notBefore }] : []));

const isOfAnArea = (job: Job): job is ServerJob => jobKinds.includes(job.kind);
