import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Who read health data of a customer or a member, and for which appointment. Rows are only added; they name no booking by a constraint, as
 * they say what was read whatever becomes of it.
 */
export const accessLog: Migration = {
  async up(db) {
    await sql`create table access_entry (
      number bigint generated always as identity primary key,
      customer text not null references customer on delete cascade,
      member text,
      at timestamptz not null,
      by_name text not null,
      seen jsonb not null,
      booking text not null,
      starts_at timestamptz not null
    )`.execute(db);
    await sql`create index access_entry_customer on access_entry (customer, number desc)`.execute(db);
  },
};
