import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What patients shared for their appointments as the call began: one row a booking. */
export const sharedCopies: Migration = {
  async up(db) {
    await sql`create table shared_copy (
      booking text collate "C" primary key,
      customer text not null references customer on delete cascade,
      member text,
      taken_at timestamptz not null,
      content jsonb not null
    )`.execute(db);
    await sql`create index shared_copy_customer on shared_copy (customer)`.execute(db);
  },
};
