import { sql } from "kysely";
import { jobCounts } from "./parked-jobs.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * How many jobs are parked, and how many have been due for more than some minutes, so that no process seems to do them. None if there is no
 * queue yet.
 */
export async function jobTrouble(db: Database): Promise<{ readonly parked: number; readonly late: number }> {
  const { rows: queues } = await sql`select 1 where to_regclass('jobs.job') is not null`.execute(db);
  if (queues.length === 0) return { parked: 0, late: 0 };
  const parked = (await jobCounts(db)).reduce((sum, count) => sum + count.parked, 0);
  const { rows } = await sql<{
    late: number;
  }>`select count(*) as late from jobs.job where state in ('created', 'retry') and start_after < now() - interval '10 minutes'`.execute(db);
  return { parked, late: rows[0]?.late ?? 0 };
}
