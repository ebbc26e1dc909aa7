import { sql } from "kysely";
import { fillCountedDays } from "#adapters/postgres/trackers/recount-days.ts";
import type { Migration } from "kysely/migration";

/** What the entries of each day come to, so that a year is read without each of them. It is worked out from the entries that are there. */
export const trackerDays: Migration = {
  async up(db) {
    await sql`create table tracker_day (
      customer text not null references customer on delete cascade,
      member text not null default '',
      tracker text not null,
      day text not null,
      entries int not null check (entries > 0),
      sum numeric,
      spans jsonb not null,
      primary key (customer, member, tracker, day)
    )`.execute(db);
    await fillCountedDays(db);
  },
};
