import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Has jobs be put and not done from here on: they are another figure. */
export async function putJobsLater(db: Database): Promise<void> {
  await sql`create function later() returns trigger language plpgsql as 'begin new.start_after := now() + interval ''9 days''; return new; end'`.execute(
    db,
  );
  await sql`create trigger later before insert on jobs.job for each row execute function later()`.execute(db);
}
