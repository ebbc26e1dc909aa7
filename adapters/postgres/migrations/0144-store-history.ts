import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Names what the tables have gone through, for devices to see that a backup was put in their place: `adapters/postgres/backup.ts` renews it. */
export const storeHistory: Migration = {
  async up(db) {
    await sql`create table store_history (only_row bool primary key default true check (only_row), id text not null default gen_random_uuid())`.execute(
      db,
    );
    await sql`insert into store_history default values`.execute(db);
  },
};
