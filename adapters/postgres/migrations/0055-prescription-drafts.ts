import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What practitioners write before they sign it. It goes with its booking. */
export const prescriptionDrafts: Migration = {
  async up(db) {
    await sql`create table prescription_draft (
      booking_id text primary key references booking on delete cascade,
      content jsonb not null
    )`.execute(db);
  },
};
