import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Prices have finer shelves than the bands that customers see: what lies in a range of prices is told by them. search/reindex.ts fills them. */
export const priceSteps: Migration = {
  async up(db) {
    await sql`alter table shelf drop constraint shelf_kind_check`.execute(db);
    await sql`alter table shelf add constraint shelf_kind_check check (kind in
      ('shop', 'category', 'sub-category', 'brand', 'concern', 'tag', 'form', 'trait', 'price', 'price-step', 'word', 'first'))`.execute(
      db,
    );
  },
};
