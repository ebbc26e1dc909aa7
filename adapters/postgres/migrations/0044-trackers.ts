import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What customers note of their days: presses as they came, the entries that these make, goals, pauses and the consent to health data. */
export const trackers: Migration = {
  async up(db) {
    await sql`create table tracker_op (
      customer text not null references customer on delete cascade,
      op text not null,
      entry text not null,
      n int8 not null check (n between 1 and 1000000000),
      pressed_at timestamptz not null,
      change jsonb not null,
      received_at timestamptz not null,
      primary key (customer, op)
    )`.execute(db);
    await sql`create index tracker_op_entry on tracker_op (customer, entry)`.execute(db);

    await sql`create sequence tracker_change`.execute(db);
    await sql`create table tracker_entry (
      customer text not null references customer on delete cascade,
      entry text not null,
      tracker text not null,
      op text not null,
      n int8 not null,
      day text,
      value jsonb,
      tops jsonb not null,
      conflicts jsonb not null,
      change int8 not null default nextval('tracker_change'),
      changed_at timestamptz not null,
      primary key (customer, entry),
      check ((day is null) = (value is null))
    )`.execute(db);
    await sql`create index tracker_entry_day on tracker_entry (customer, tracker, day, entry) where value is not null`.execute(db);
    await sql`create unique index tracker_entry_change on tracker_entry (customer, change)`.execute(db);
    await sql`create index tracker_entry_removed on tracker_entry (changed_at) where value is null`.execute(db);

    await sql`create table tracker_goal (
      customer text not null references customer on delete cascade,
      tracker text not null,
      from_day text not null,
      value int not null check (value > 0),
      primary key (customer, tracker, from_day)
    )`.execute(db);
    await sql`create table tracker_pause (
      customer text not null references customer on delete cascade,
      from_day text not null,
      to_day text not null check (to_day >= from_day),
      primary key (customer, from_day)
    )`.execute(db);
    await sql`create table health_consent (
      customer text primary key references customer on delete cascade,
      given_at timestamptz not null,
      withdrawn_at timestamptz
    )`.execute(db);
  },
};
