import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Where customers' devices are reached. */
export const devices: Migration = {
  async up(db) {
    await sql`create table push_token (
      push_token text primary key,
      customer text not null references customer on delete cascade,
      seen_at timestamptz not null
    )`.execute(db);
    await sql`create index push_token_customer on push_token (customer, seen_at)`.execute(db);
  },
};
