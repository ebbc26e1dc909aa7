import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Receipts, bills and credit notes of bookings. They name no customer and no booking row, so that they stay as tax law wants it when an
 * account is erased. A practitioner has a place once the first of their papers is made; papers are never changed.
 */
export const bookingPapers: Migration = {
  async up(db) {
    await sql`create table practitioner_series (
      practitioner text primary key,
      place int not null generated always as identity unique check (place <= 12960)
    )`.execute(db);
    await sql`create table booking_paper (
      place int8 not null generated always as identity,
      booking_id text collate "C" not null,
      kind text not null check (kind in ('receipt', 'bill', 'credit-note')),
      number text not null unique,
      day date not null,
      amount amount not null,
      facts json not null,
      primary key (booking_id, kind)
    )`.execute(db);
  },
};
