import { sql } from "kysely";
import { JOBS } from "#adapters/postgres/jobs/job-tables.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Has the queue of jobs take the time from the same `now()`, each session its own; pg-boss names PostgreSQL's. */
export async function setClockOfJobs(db: Database): Promise<void> {
  const time = sql.id(JOBS, "job_now");
  await sql`create or replace function ${time}() returns timestamptz language sql stable as ${sql.lit("select now()")}`.execute(db);
}
