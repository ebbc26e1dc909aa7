import { sql } from "kysely";
import { beginWriting } from "#adapters/postgres/catalogue/product-writer.ts";
import { detailedColumns, productDetailsIn } from "#adapters/postgres/catalogue/product-row.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const AT_ONCE = 200;

/**
 * Takes what was sold out out of the set of what is in stock, and puts back what came back: orders change stock alone, as sets are changed
 * by one at a time. Answers how many products stood wrongly.
 */
export async function reindexStock(db: Database): Promise<number> {
  for (let count = 0; ; ) {
    const moved = await db.transaction().execute(async (trx) => {
      const putting = await beginWriting(trx);
      // The rows are locked as orders lock them, so that nothing is sold between the read and the write.
      const rows = await trx
        .selectFrom("product")
        .select(detailedColumns)
        .where("is_active", "=", true)
        .where(sql<boolean>`(seller_gstin is not null and coalesce(stock, 0) > 0) is distinct from exists(
          select from shelf where kind = 'trait' and slug = 'in-stock' and shelf.id = any(product.shelves))`)
        .orderBy("id")
        .limit(AT_ONCE)
        .forNoKeyUpdate()
        .execute();
      await putting.again(rows.map(productDetailsIn));
      await putting.end();
      return rows.length;
    });
    count += moved;
    if (moved < AT_ONCE) return count;
  }
}
