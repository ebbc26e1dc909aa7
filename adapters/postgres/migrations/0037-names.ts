import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Search has in front what is called by the words, no longer what begins with the first of them. search/reindex.ts fills the shelves of names. */
export const names: Migration = {
  async up(db) {
    await sql`alter table shelf drop constraint shelf_kind_check`.execute(db);
    await sql`update shelf set kind = 'name' where kind = 'first'`.execute(db);
    await sql`alter table shelf add constraint shelf_kind_check check (kind in ('shop', 'category', 'sub-category', 'brand', 'concern', 'tag',
      'form', 'trait', 'price', 'price-step', 'saving-step', 'word', 'name'))`.execute(db);
  },
};
