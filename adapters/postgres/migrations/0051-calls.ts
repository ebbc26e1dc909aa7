import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Rooms of consultations as the steps that made them, and what the browsers of both sides say to each other. Rows of steps are only added. */
export const calls: Migration = {
  async up(db) {
    await sql`create table call_step (
      booking_id text not null references booking on delete cascade,
      starts_at timestamptz not null,
      number int not null,
      at timestamptz not null,
      deed jsonb not null,
      primary key (booking_id, starts_at, number)
    )`.execute(db);
    await sql`create table call_signal (
      number bigint generated always as identity primary key,
      booking_id text not null references booking on delete cascade,
      generation int not null,
      sender text not null,
      recipient text not null,
      seq int not null check (seq > 0),
      kind text not null check (kind in ('offer', 'answer', 'candidate', 'bye')),
      data text,
      at timestamptz not null,
      unique (booking_id, generation, sender, recipient, seq)
    )`.execute(db);
    await sql`create index call_signal_at on call_signal (at)`.execute(db);
    const open = sql`where state in ('confirmed', 'checked_in', 'in_progress')`;
    await sql`create index booking_open on booking (starts_at) ${open}`.execute(db);
  },
};
