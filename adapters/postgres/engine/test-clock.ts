import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Has sessions that look for `now()` in the schema `test_clock` told a time so many seconds ahead; negative: back. For tests alone. */
export async function setDatabaseClock(db: Database, seconds: number): Promise<void> {
  await sql`create schema if not exists test_clock`.execute(db);
  await sql`create or replace function test_clock.now() returns timestamptz language sql stable
    as ${sql.lit(`select pg_catalog.now() + ${seconds} * interval '1 second'`)}`.execute(db);
}
