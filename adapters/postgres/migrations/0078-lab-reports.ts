import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What laboratories found. Rows are only added: a correction is another row. */
export const labReports: Migration = {
  async up(db) {
    await sql`create table lab_report (
      id text primary key,
      booking_id text not null references lab_booking on delete cascade,
      number integer not null check (number > 0),
      customer text not null references customer on delete cascade,
      member text,
      taken_at timestamptz not null,
      at timestamptz not null,
      by_name text not null,
      reason text,
      tests jsonb not null,
      unique (booking_id, number)
    )`.execute(db);
    await sql`create index lab_report_customer on lab_report (customer, at)`.execute(db);
  },
};
