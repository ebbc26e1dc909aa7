import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When laboratories take samples. */
export const labCalendars: Migration = {
  async up(db) {
    await sql`create table lab_calendar (id text primary key references lab on delete cascade, offer jsonb not null)`.execute(db);
  },
};
