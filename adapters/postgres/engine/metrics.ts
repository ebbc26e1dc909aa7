import { sql } from "kysely";
import type { Database } from "./database.ts";
import type { ReadingDatabase } from "./reading-database.ts";

/** Rejects if the database does not answer. */
export const ping = (db: Database): Promise<unknown> => sql`select 1`.execute(db);

/** Which database the catalogue is read from, as a figure for monitoring. */
export const replicaMetric = ({ isReplicaRead }: Pick<ReadingDatabase, "isReplicaRead">) => ({
  name: "niramaya_replica_read",
  help: "1 while the catalogue is read from the replica, 0 while its primary stands in for it",
  labels: [],
  read: async () => [{ labels: {}, value: isReplicaRead() ? 1 : 0 }],
});
