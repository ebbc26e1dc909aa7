import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A post may hold a card: figures as they were when it was shared. */
export const fitbookCards: Migration = {
  async up(db) {
    await sql`alter table fitbook_post add card jsonb`.execute(db);
  },
};
