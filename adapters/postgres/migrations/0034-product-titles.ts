import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A product's page looks for what has the same title: the sizes that it is sold in. */
export const productTitles: Migration = {
  async up(db) {
    await sql`create index product_title on product (title) where is_active`.execute(db);
  },
};
