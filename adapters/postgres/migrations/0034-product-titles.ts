import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A product's page looks for what its brand sells under the same title: the sizes of it. */
export const productTitles: Migration = {
  async up(db) {
    await sql`create index product_title on product (title, brand) where is_active`.execute(db);
  },
};
