import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Receipts and bills of bookings of tests. They name no customer and no booking row, so that they stay as tax law wants it when an account is erased.
 * A laboratory has a place once the first of its papers is made; papers are never changed.
 */
export const labPapers: Migration = {
  async up(db) {
    await sql`create table lab_series (
      lab text primary key,
      place int not null generated always as identity unique check (place <= 9360)
    )`.execute(db);
    await sql`create table lab_paper (
      place int8 not null generated always as identity,
      booking_id text collate "C" not null,
      kind text not null check (kind in ('receipt', 'bill')),
      number text not null unique,
      day date not null,
      amount amount not null,
      facts json not null,
      primary key (booking_id, kind)
    )`.execute(db);
  },
};
