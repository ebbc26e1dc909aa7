import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Letters about an appointment are in the language in which its customer held it. */
export const bookingLanguages: Migration = {
  async up(db) {
    await sql`alter table booking add column language text check (language in ('en', 'hi'))`.execute(db);
  },
};
