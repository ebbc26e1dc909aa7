import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When somebody wants to be reminded of a tracker, and when that is next. */
export const trackerReminders: Migration = {
  async up(db) {
    await sql`create table tracker_reminder (
      id text primary key,
      customer text not null references customer on delete cascade,
      tracker text not null,
      time smallint not null check (time between 0 and 1439),
      next_at timestamptz not null,
      unique (customer, tracker, time)
    )`.execute(db);
    await sql`create index tracker_reminder_next on tracker_reminder (next_at)`.execute(db);
  },
};
