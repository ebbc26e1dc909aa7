import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A report that nobody made keeps hidden what a new account has said too often, until staff decide. */
export const fitbookHolds: Migration = {
  async up(db) {
    await sql`alter table fitbook_report add column holds boolean not null default false check (not holds or reporter is null)`.execute(db);
    await sql`alter table fitbook_report alter column holds drop default`.execute(db);
    await sql`create unique index fitbook_report_hold on fitbook_report (kind, thing) where holds and state in ('open', 'in_review')`.execute(
      db,
    );
  },
};
