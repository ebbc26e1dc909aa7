import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** How often an event was moved, for calendars that have it: nobody counted before. */
export const movesOfEvents: Migration = {
  async up(db) {
    await sql`alter table event add column moves int not null default 0`.execute(db);
  },
};
