import { sql } from "kysely";
import type { Database } from "./database.ts";

const STOCKING = 1_852_404_334; // The advisory lock of whoever stocks an empty shop; a number that nothing else uses.

/** Puts goods into a shop that has no product yet: all or none, and once, whoever else tries at the same time. */
export async function stockOnce(db: Database, put: (trx: Database) => Promise<void>): Promise<"stocked" | "had-goods"> {
  if (await hasGoods(db)) return "had-goods";
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${STOCKING})`.execute(trx);
    if (await hasGoods(trx)) return "had-goods";
    await put(trx);
    return "stocked";
  });
}

async function hasGoods(db: Database): Promise<boolean> {
  return (await db.selectFrom("product").select("id").limit(1).executeTakeFirst()) !== undefined;
}
