import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Bookings of tests with their steps, and how much of the room of each slot is taken: never more than there is. */
export const labBookings: Migration = {
  async up(db) {
    await sql`create table lab_booking (
      id text primary key,
      customer text not null references customer on delete cascade,
      lab text not null,
      place text not null check (place in ('home', 'centre')),
      pincode text check ((pincode is null) = (place = 'centre')),
      starts_at timestamptz not null,
      facts jsonb not null,
      state text not null,
      expires_at timestamptz check (expires_at is not null or state not in ('held', 'pending_payment')),
      made_at timestamptz not null,
      call_key text not null,
      language text check (language in ('en', 'hi')),
      unique (customer, call_key)
    )`.execute(db);
    await sql`create index lab_booking_slot on lab_booking (lab, starts_at)`.execute(db);
    await sql`create index lab_booking_customer on lab_booking (customer, starts_at)`.execute(db);
    await sql`create index lab_booking_start on lab_booking (starts_at)`.execute(db);
    await sql`create table lab_booking_step (
      booking_id text not null references lab_booking on delete cascade,
      number integer not null,
      at timestamptz not null,
      by jsonb not null,
      deed jsonb not null,
      primary key (booking_id, number)
    )`.execute(db);
    await sql`create table lab_slot (
      lab text not null,
      place text not null,
      starts_at timestamptz not null,
      taken integer not null,
      capacity integer not null,
      primary key (lab, place, starts_at),
      constraint lab_slot_room check (taken between 0 and capacity)
    )`.execute(db);
  },
};
