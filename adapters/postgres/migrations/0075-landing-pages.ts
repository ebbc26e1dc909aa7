import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Landing pages by their names. */
export const landingPages: Migration = {
  async up(db) {
    await sql`create table landing_page (name text primary key, page jsonb not null)`.execute(db);
  },
};
