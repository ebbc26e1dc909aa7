import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Bookings with their fees and steps. Two that block time never overlap, for a practitioner with the rest after each, for a patient without.
 * This needs the extension btree_gist, which compares texts and spans in one index; a server that lacks it needs PostgreSQL's own contributed
 * modules installed.
 */
export const bookings: Migration = {
  async up(db) {
    await sql`create extension if not exists btree_gist`.execute(db);
    await sql`alter table booking
      add column mode text not null default 'audio' check (mode in ('audio', 'video')),
      add column fee amount not null default 0,
      add column made_at timestamptz not null default now(),
      add column call_key text`.execute(db);
    await sql`create unique index booking_call on booking (customer, call_key)`.execute(db);
    await sql`create table booking_step (
      booking_id text not null references booking on delete cascade,
      number int not null check (number >= 0),
      at timestamptz not null,
      by jsonb not null,
      deed jsonb not null,
      primary key (booking_id, number)
    )`.execute(db);

    const blocking = sql`where (state in ('held', 'pending_payment', 'confirmed', 'checked_in', 'in_progress'))`;
    const from = sql`starts_at at time zone 'UTC'`;
    const span = (minutes: string) => sql`tsrange(${from}, (${from}) + (${sql.raw(minutes)}) * interval '1 minute')`;
    await sql`alter table booking
      add constraint booking_practitioner_time exclude using gist (practitioner with =, ${span("length + buffer")} with &&) ${blocking},
      add constraint booking_patient_time exclude using gist ((coalesce(member, customer)) with =, ${span("length")} with &&) ${blocking}`.execute(
      db,
    );
  },
};
