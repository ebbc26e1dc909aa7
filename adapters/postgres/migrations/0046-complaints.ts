import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What patients write before an appointment, and the consents to the use of health data that customers give for members of their family. */
export const complaints: Migration = {
  async up(db) {
    await sql`create table booking_complaint (
      booking_id text primary key references booking on delete cascade,
      words text not null
    )`.execute(db);
    await sql`create table member_health_consent (
      customer text not null references customer on delete cascade,
      member text not null,
      given_at timestamptz not null,
      withdrawn_at timestamptz,
      primary key (customer, member)
    )`.execute(db);
  },
};
