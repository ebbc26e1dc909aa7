import { jobCounts } from "./parked-jobs.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** The state of the jobs, as figures for monitoring. */
export const jobMetric = (db: Database) => ({
  name: "niramaya_jobs",
  help: "Jobs that wait, run and are parked, by kind",
  labels: ["kind", "state"],
  async read() {
    const counts = await jobCounts(db);
    return counts.flatMap(({ kind, waiting, running, parked }) =>
      Object.entries({ waiting, running, parked }).map(([state, value]) => ({ labels: { kind, state }, value })),
    );
  },
});
