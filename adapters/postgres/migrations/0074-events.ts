import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Events, the steps that people and staff took, and what these made. Who goes for good leaves steps that name nobody. No check holds
 * `taken` to `seats`, because staff may lower the capacity under the seats that are taken.
 */
export const events: Migration = {
  async up(db) {
    await sql`create table event (
      id text collate "C" primary key,
      title jsonb not null,
      text jsonb not null,
      place text,
      city text,
      link text,
      price bigint not null check (price >= 0),
      picture text,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      offer_hours int not null check (offer_hours between 1 and 168),
      capacity int not null check (capacity between 1 and 100000),
      is_draft boolean not null,
      seats int not null check (seats between 1 and 100000),
      taken int not null default 0 check (taken >= 0),
      waiting int not null default 0 check (waiting >= 0),
      attendees int not null default 0,
      steps int not null default 0,
      is_cancelled boolean not null default false,
      moved_at timestamptz,
      check ((place is null) <> (link is null)),
      check ((place is null) = (city is null))
    )`.execute(db);
    await sql`create index event_by_start on event (starts_at, id)`.execute(db);
    await sql`create table event_step (
      event text collate "C" not null references event,
      number int not null check (number > 0),
      at timestamptz not null,
      kind text not null check (kind in ('join', 'leave', 'accept', 'decline', 'arrive', 'capacity', 'cancel')),
      attendee int,
      capacity int,
      primary key (event, number),
      check ((attendee is null) = (kind in ('capacity', 'cancel'))),
      check ((capacity is null) = (kind <> 'capacity'))
    )`.execute(db);
    await sql`create table event_attendee (
      event text collate "C" not null references event,
      number int not null check (number > 0),
      customer text not null references customer,
      state text not null check (state in ('going', 'waiting', 'offered', 'attended', 'left', 'expired')),
      until timestamptz,
      line int,
      secret text not null,
      is_told boolean not null default false,
      primary key (event, number),
      unique (event, customer),
      check ((until is null) = (state <> 'offered')),
      check ((line is null) = (state <> 'waiting'))
    )`.execute(db);
    await sql`create index event_attendee_customer on event_attendee (customer)`.execute(db);
    await sql`create unique index event_attendee_line on event_attendee (event, line) where state = 'waiting'`.execute(db);
    await sql`create index event_attendee_offered on event_attendee (until, event) where state = 'offered'`.execute(db);
  },
};
