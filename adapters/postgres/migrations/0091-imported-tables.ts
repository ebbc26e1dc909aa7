import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Foods and activities that staff import, and how often each table changed. */
export const importedTables: Migration = {
  async up(db) {
    await sql`create table imported_table (kind text primary key check (kind in ('food', 'activity')), version integer not null)`.execute(
      db,
    );
    await sql`create table imported_row (
      kind text not null references imported_table,
      id text collate "C" not null,
      value jsonb not null,
      primary key (kind, id)
    )`.execute(db);
  },
};
