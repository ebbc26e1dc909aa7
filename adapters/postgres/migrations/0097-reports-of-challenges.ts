import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Challenges can be reported too. */
export const reportsOfChallenges: Migration = {
  async up(db) {
    await sql`alter table fitbook_report drop constraint fitbook_report_kind_check`.execute(db);
    await sql`alter table fitbook_report add constraint fitbook_report_kind_check
      check (kind in ('post', 'comment', 'person', 'group', 'challenge'))`.execute(db);
  },
};
