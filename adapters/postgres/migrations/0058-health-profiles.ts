import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What stays known of a patient's health: the newest answer to each question. `member` empty: the customer is the patient. */
export const healthProfiles: Migration = {
  async up(db) {
    await sql`create table health_profile (
      customer text not null references customer on delete cascade,
      member text not null,
      answers jsonb not null,
      primary key (customer, member)
    )`.execute(db);
  },
};
