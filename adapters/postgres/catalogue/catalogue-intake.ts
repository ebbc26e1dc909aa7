import { sql } from "kysely";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { isOutage, namingOutages } from "#adapters/postgres/engine/database.ts";
import { productsBehind } from "./products-behind.ts";
import { productDetailsIn } from "./product-row.ts";
import { beginWriting } from "./product-writer.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import type { CatalogueIntake } from "#core/catalogue/catalogue-intake.port.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** How many rows are read at once when all products are read. */
const AT_ONCE = 1_000;

/** From this number of changes on, the tables are vacuumed at once. The server does it by itself only after some minutes. */
const MANY = 1_000;

/** Thrown to roll a transaction back. */
class Dropped extends Error {}

export const postgresCatalogueIntake = (db: Database): CatalogueIntake => ({
  ...namingOutages<Pick<CatalogueIntake, "put">>("catalogue intake", {
    async put(batches, report, decide) {
      let written = 0;
      try {
        written = await inTransaction(db, async (trx) => {
          const putting = await beginWriting(trx);
          for await (const batch of batches) await putting.put(batch, report);
          await putting.tellSellersAtOdds(report);
          const decision = decide();
          if (decision.kind === "drop") throw new Dropped();
          const count = await putting.end();
          await putAudit(trx, decision.entry);
          return count;
        });
      } catch (error) {
        if (!(error instanceof Dropped) || db.isTransaction) throw error; // A transaction of the caller is not ours to go on with.
      }
      // So that pages are read from the indexes alone, and statements are planned by what is there now.
      if (written >= MANY && !db.isTransaction)
        await sql`vacuum (analyze) product, shelf, shelf_part, shelf_facet, word_spelling`.execute(db);
    },
  }),
  all: () => everyProduct(db),
});

async function* everyProduct(db: Database): AsyncGenerator<readonly ProductDetails[]> {
  const trx = await namingOutages("catalogue intake", { begun: () => begunReading(db) }).begun();
  try {
    for (let behind = 0; ; ) {
      const rows = await productsBehind(trx, { rank: behind, limit: AT_ONCE });
      if (rows.length === 0) return;
      yield rows.map(productDetailsIn);
      behind = rows.at(-1)?.rank ?? behind;
    }
  } catch (error) {
    throw isOutage(error) ? new PortUnavailable("catalogue intake", error) : error;
  } finally {
    await trx
      .rollback()
      .execute()
      .catch(() => {}); // An error does not matter, because the transaction only read.
  }
}

/** A snapshot of the database that does not change. */
const begunReading = (db: Database) => db.startTransaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute();
