import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Bills of health plans and credit notes against them. They name no customer and no subscription's row, so that they stay as tax law wants it when an account is erased. */
export const planPapers: Migration = {
  async up(db) {
    await sql`create table plan_paper (
      place int8 not null generated always as identity,
      subscription_id text collate "C" not null,
      kind text not null check (kind in ('bill', 'credit-note')),
      number text not null unique,
      day date not null,
      amount amount not null,
      facts json not null,
      primary key (subscription_id, kind)
    )`.execute(db);
  },
};
