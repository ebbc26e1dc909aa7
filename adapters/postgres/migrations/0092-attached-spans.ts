import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Days of trackers that patients attach to their appointments, one span a tracker. */
export const attachedSpans: Migration = {
  async up(db) {
    await sql`create table attached_span (
      booking text collate "C" not null,
      tracker text not null,
      customer text not null references customer on delete cascade,
      member text,
      first_day date not null,
      last_day date not null check (last_day >= first_day),
      attached_at timestamptz not null,
      primary key (booking, tracker)
    )`.execute(db);
    await sql`create index attached_span_customer on attached_span (customer)`.execute(db);
  },
};
