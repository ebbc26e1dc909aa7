import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What practitioners prescribe again and again. It has nothing of a patient in it, and goes with its practitioner. */
export const prescriptionTemplates: Migration = {
  async up(db) {
    await sql`create table prescription_template (
      id text primary key,
      practitioner text not null references practitioner on delete cascade,
      kind text not null,
      name text not null,
      content jsonb not null
    )`.execute(db);
    await sql`create index prescription_template_of on prescription_template (practitioner)`.execute(db);
  },
};
