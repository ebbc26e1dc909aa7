import { sql } from "kysely";
import { beginWriting } from "#adapters/postgres/catalogue/product-writer.ts";
import { productsBehind } from "#adapters/postgres/catalogue/products-behind.ts";
import { productDetailsIn } from "#adapters/postgres/catalogue/product-row.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Raise this number whenever the sets, words or positions that follow from a product change. */
const RULES = 9;

const AT_ONCE = 500;

/**
 * Makes sets, counts and words again if they follow from older rules. A process that comes at the same time waits, and has nothing left to
 * do.
 */
export async function reindex(db: Database): Promise<void> {
  if (await isInOrder(db)) return;
  await db.transaction().execute(async (trx) => {
    const putting = await beginWriting(trx);
    if (await isInOrder(trx)) return;
    await sql`truncate shelf_part, shelf_facet, word_spelling`.execute(trx);
    await sql`delete from shelf where kind not in ('shop', 'category')`.execute(trx);
    await sql`update shelf set products = 0`.execute(trx);
    await sql`update product set shelves = '{}', facets = '{}'`.execute(trx);
    const after = (rank: number) => productsBehind(trx, { rank, limit: AT_ONCE });
    for (let behind = 0, rows = await after(behind); rows.length > 0; rows = await after(behind)) {
      await putting.again(rows.map(productDetailsIn));
      behind = rows.at(-1)?.rank ?? behind;
    }
    await putting.end();
    await sql`update catalogue_state set version = ${RULES}`.execute(trx);
  });
}

async function isInOrder(db: Database): Promise<boolean> {
  const { version } = await db.selectFrom("catalogue_state").select("version").executeTakeFirstOrThrow();
  return version >= RULES;
}
