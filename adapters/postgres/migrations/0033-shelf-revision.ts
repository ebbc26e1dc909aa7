import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Another one whenever something is put on a shelf or taken off: whoever keeps shelves in memory knows by it that they still hold. */
export const shelfRevision: Migration = {
  async up(db) {
    await sql`alter table catalogue_state add column revision uuid not null default gen_random_uuid()`.execute(db);
  },
};
