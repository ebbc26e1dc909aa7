import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** An import looks for products that have a number or a GSTIN already. */
export const productNumbers: Migration = {
  async up(db) {
    await sql`create index product_number on product (number) where number is not null`.execute(db);
    await sql`create index product_seller on product (seller_gstin) where seller_gstin is not null`.execute(db);
  },
};
