import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What is noted of each member of a family on their own. `member` empty: the customer. */
export const trackerMembers: Migration = {
  async up(db) {
    for (const table of ["tracker_op", "tracker_entry", "tracker_goal", "tracker_pause", "tracker_reading", "tracker_reminder"])
      await sql`alter table ${sql.table(table)} add column member text not null default ''`.execute(db);
    await sql`alter table tracker_op drop constraint tracker_op_pkey, add primary key (customer, member, op)`.execute(db);
    await sql`drop index tracker_op_entry`.execute(db);
    await sql`create index tracker_op_entry on tracker_op (customer, member, entry)`.execute(db);
    await sql`alter table tracker_entry drop constraint tracker_entry_pkey, add primary key (customer, member, entry)`.execute(db);
    await sql`drop index tracker_entry_day`.execute(db);
    await sql`create index tracker_entry_day on tracker_entry (customer, member, tracker, day, entry) where value is not null`.execute(db);
    await sql`drop index tracker_entry_change`.execute(db);
    await sql`create unique index tracker_entry_change on tracker_entry (customer, member, change)`.execute(db);
    await sql`alter table tracker_goal drop constraint tracker_goal_pkey, add primary key (customer, member, tracker, from_day)`.execute(
      db,
    );
    await sql`alter table tracker_pause drop constraint tracker_pause_pkey, add primary key (customer, member, from_day)`.execute(db);
    await sql`alter table tracker_reading drop constraint tracker_reading_pkey, add primary key (customer, member)`.execute(db);
    await sql`alter table tracker_reminder drop constraint tracker_reminder_customer_tracker_time_key,
      add unique (customer, member, tracker, time)`.execute(db);
  },
};
