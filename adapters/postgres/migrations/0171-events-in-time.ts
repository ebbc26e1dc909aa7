import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * An event that people have joined moves to another time: a step with the times that it had and those that it has, which its row has too.
 * `asked`: the how many-th move of the event of which somebody has not said yet whether they keep their place.
 */
export const eventsInTime: Migration = {
  async up(db) {
    await sql`alter table event
      add column former_starts_at timestamptz,
      add column former_ends_at timestamptz,
      add check ((former_starts_at is null) = (former_ends_at is null))`.execute(db);
    await sql`alter table event_step
      add column starts_at timestamptz,
      add column ends_at timestamptz,
      add column former_starts_at timestamptz,
      add column former_ends_at timestamptz,
      drop constraint event_step_kind_check,
      drop constraint event_step_check,
      add check (kind in ('join', 'leave', 'accept', 'decline', 'arrive', 'keep', 'capacity', 'cancel', 'move')),
      add check ((attendee is null) = (kind in ('capacity', 'cancel', 'move'))),
      add check (num_nulls(starts_at, ends_at, former_starts_at, former_ends_at) = case kind when 'move' then 0 else 4 end)`.execute(db);
    await sql`alter table event_attendee add column asked int`.execute(db);
  },
};
