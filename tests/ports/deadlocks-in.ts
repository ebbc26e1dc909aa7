import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** How many deadlocks a database has seen: each of its connections tells first what it has counted. */
export async function deadlocksIn(db: Database): Promise<number> {
  await Promise.all(Array.from({ length: 30 }, () => sql`select pg_stat_force_next_flush(), pg_sleep(0.02)`.execute(db)));
  const { rows } = await sql<{ seen: string }>`select deadlocks as seen from pg_stat_database where datname = current_database()`.execute(
    db,
  );
  return Number(rows[0]?.seen);
}
