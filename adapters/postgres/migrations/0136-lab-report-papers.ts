import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The upload of the PDF that a laboratory sends with its values. */
export const labReportPapers: Migration = {
  async up(db) {
    await sql`alter table lab_report add column paper text references upload (id)`.execute(db);
    await sql`create index lab_report_paper on lab_report (paper) where paper is not null`.execute(db);
  },
};
