import { MESSAGE_JOBS } from "#core/jobs/message-job.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedJobs: StoredArea = {
  name: "jobs",
  jobs: MESSAGE_JOBS,
  audited: ["jobs"],
};
