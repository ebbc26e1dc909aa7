import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Letters of an order, and of a ticket, are in the language that its customer read when they placed or opened it; of those that are there, nobody has said. */
export const letterLanguages: Migration = {
  async up(db) {
    await sql`alter table shop_order add language text check (language in ('en', 'hi'))`.execute(db);
    await sql`alter table ticket add language text check (language in ('en', 'hi'))`.execute(db);
  },
};
