import type { Job, JobKinds } from "#core/jobs/job.ts";

/**
 * What the database keeps of one area, and what follows from that.
 *
 * Each command reads these values: the file that declares one loads no port.
 */
export type StoredArea = {
  /** As its folders are called. */
  readonly name: string;
  /** The kinds of job that have a queue. */
  readonly jobs?: JobKinds<Job>;
};
