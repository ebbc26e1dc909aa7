import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Reports of customers are settled one by one: each has an id, and what became of it. */
export const settledReports: Migration = {
  async up(db) {
    await sql`alter table customer_report
      add id text not null default gen_random_uuid()::text unique,
      add outcome text check (outcome in ('acted', 'dismissed')),
      add settled_at timestamptz,
      add check ((outcome is null) = (settled_at is null))`.execute(db);
    await sql`create index customer_report_open on customer_report (reported_at, id) where settled_at is null`.execute(db);
    await sql`create index customer_report_settled on customer_report (settled_at desc, id) where settled_at is not null`.execute(db);
  },
};
