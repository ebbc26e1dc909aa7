import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Where a few products are sorted, each has its standing looked up by its rank: in an index that holds nothing else, and so stays in memory. */
export const standingsByRank: Migration = {
  async up(db) {
    await sql`create index product_standings on product (rank) include (price_rising, price_falling, saving, newest) where is_active`.execute(
      db,
    );
  },
};
