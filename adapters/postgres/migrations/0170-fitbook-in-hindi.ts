import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What Hindi pages say of a group or a challenge; null: what its English texts say. */
export const fitbookInHindi: Migration = {
  async up(db) {
    await sql`alter table fitbook_group add column hindi jsonb`.execute(db);
    await sql`alter table challenge add column hindi jsonb`.execute(db);
  },
};
