import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** For which appointments customers share the reports of laboratories. A row that is gone was taken back. */
export const labReportShares: Migration = {
  async up(db) {
    await sql`create table lab_report_share (
      booking text collate "C" not null,
      lab_booking text collate "C" not null,
      customer text not null references customer on delete cascade,
      shared_at timestamptz not null,
      primary key (booking, lab_booking)
    )`.execute(db);
    await sql`create index lab_report_share_customer on lab_report_share (customer)`.execute(db);
  },
};
