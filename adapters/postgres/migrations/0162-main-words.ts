import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Search has in front what a product is or is for first of all, before what merely has the word in its title. search/reindex.ts fills the sets. */
export const mainWords: Migration = {
  async up(db) {
    await sql`alter table shelf drop constraint shelf_kind_check`.execute(db);
    await sql`alter table shelf add constraint shelf_kind_check check (kind in ('shop', 'category', 'sub-category', 'brand', 'concern', 'tag',
      'form', 'trait', 'price', 'price-step', 'saving-step', 'word', 'name', 'main'))`.execute(db);
  },
};
