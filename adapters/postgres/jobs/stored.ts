import { MESSAGE_JOBS } from "#core/jobs/message-job.ts";
import { jobs } from "#adapters/postgres/migrations/0004-jobs.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedJobs: StoredArea = {
  name: "jobs",
  migrations: {
    "0004-jobs": jobs,
  },
  jobs: MESSAGE_JOBS,
  audited: ["jobs"],
};
