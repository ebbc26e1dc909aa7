import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Reports that patients send for their appointments; their files are uploads. */
export const patientReports: Migration = {
  async up(db) {
    await sql`create table patient_report (
      id text primary key references upload on delete cascade,
      customer text not null references customer on delete cascade,
      member text,
      booking text collate "C" not null,
      sent_at timestamptz not null,
      hidden_at timestamptz
    )`.execute(db);
    await sql`create index patient_report_customer on patient_report (customer, booking, sent_at)`.execute(db);
  },
};
