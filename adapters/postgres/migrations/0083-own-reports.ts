import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What somebody reported is listed for them, and let go of when their account is erased. */
export const ownReports: Migration = {
  async up(db) {
    await sql`create index fitbook_report_reporter on fitbook_report (reporter, reported_at desc, id)`.execute(db);
  },
};
