import { BASELINE, LAST_FORMER } from "#adapters/postgres/former-migrations.ts";
import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** The history of a database that has taken every step from before the baseline: the numbers matter, and the last name. */
export const formerMigrations: readonly string[] = [
  ...Array.from({ length: 143 }, (_, place) => `${String(place + 1).padStart(4, "0")}-former`),
  LAST_FORMER,
];

/** Gives a database the history of one that a program from before the baseline has brought so far. Its tables stay as they are. */
export async function asBeforeBaseline(db: Database, taken: readonly string[] = formerMigrations): Promise<void> {
  await sql`delete from kysely_migration where name = ${BASELINE}`.execute(db);
  await sql`insert into kysely_migration (name, timestamp) select name, '2026-11-30' from unnest(${taken}::text[]) name`.execute(db);
}
