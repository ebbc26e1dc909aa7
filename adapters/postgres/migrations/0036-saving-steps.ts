import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What products save has shelves as well: in that order, a page lies among what stands on the first of them. search/reindex.ts fills them. */
export const savingSteps: Migration = {
  async up(db) {
    await sql`alter table shelf drop constraint shelf_kind_check`.execute(db);
    await sql`alter table shelf add constraint shelf_kind_check check (kind in ('shop', 'category', 'sub-category', 'brand', 'concern', 'tag',
      'form', 'trait', 'price', 'price-step', 'saving-step', 'word', 'first'))`.execute(db);
  },
};
