import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Results of the health tools that customers keep: what went in, and what the formulas of that time made of it. */
export const trackerResults: Migration = {
  async up(db) {
    await sql`create table tracker_result (
      customer text not null references customer on delete cascade,
      id text not null,
      tool text not null,
      at timestamptz not null,
      input jsonb not null,
      answers jsonb not null,
      received_at timestamptz not null,
      primary key (customer, id)
    )`.execute(db);
    await sql`create index tracker_result_tool on tracker_result (customer, tool, at desc, id desc)`.execute(db);
  },
};
