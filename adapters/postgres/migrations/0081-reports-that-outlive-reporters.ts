import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * A report stays without the name of its reporter when their account is erased, and without what was said once it was settled long ago.
 * What is decided soon has a clock of its own from when that reason was given. A suspension knows whether the account was blocked before.
 */
export const reportsThatOutliveReporters: Migration = {
  async up(db) {
    await sql`alter table fitbook_report
      alter column reporter drop not null,
      alter column snapshot drop not null,
      drop constraint fitbook_report_reporter_fkey,
      add constraint fitbook_report_reporter_fkey foreign key (reporter) references customer on delete set null,
      add column urgent_at timestamptz,
      add column was_blocked boolean not null default false,
      add check (snapshot is not null or due_at is null)`.execute(db);
    await sql`alter table fitbook_report alter column was_blocked drop default`.execute(db);
    await sql`update fitbook_report set urgent_at = reported_at where reason in ('nudity', 'impersonation')`.execute(db);
    await sql`create index fitbook_report_said on fitbook_report (decided_at) where due_at is null and snapshot is not null`.execute(db);
  },
};
