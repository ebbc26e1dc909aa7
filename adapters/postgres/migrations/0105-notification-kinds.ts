import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What of Fitbook somebody does not want to be told. */
export const notificationKinds: Migration = {
  async up(db) {
    await sql`create table notification_off (
      customer text not null references customer on delete cascade,
      kind text not null check (kind in
        ('follow-request', 'follow-accepted', 'follow-suggestion', 'group-request', 'challenge-request', 'event', 'moderation')),
      switched_at timestamptz not null,
      primary key (customer, kind)
    )`.execute(db);
  },
};
