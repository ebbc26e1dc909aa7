import { sql } from "kysely";
import { jobCounts } from "#adapters/postgres/jobs/parked-jobs.ts";
import type { Database } from "./database.ts";
import type { ReadingDatabase } from "./reading-database.ts";

/** Rejects if the database does not answer. */
export const ping = (db: Database): Promise<unknown> => sql`select 1`.execute(db);

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

/** Which database the catalogue is read from, as a figure for monitoring. */
export const replicaMetric = ({ isReplicaRead }: Pick<ReadingDatabase, "isReplicaRead">) => ({
  name: "niramaya_replica_read",
  help: "1 while the catalogue is read from the replica, 0 while its primary stands in for it",
  labels: [],
  read: async () => [{ labels: {}, value: isReplicaRead() ? 1 : 0 }],
});
