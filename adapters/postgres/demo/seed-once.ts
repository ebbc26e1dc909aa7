import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

const STOCKING = 1_852_404_334; // The advisory lock of whoever stocks a shop; a number that nothing else uses.

/** Puts goods into a shop that has no product yet: all or none, and once, whoever else tries at the same time. */
export async function seedOnce(db: Database, put: (trx: Database) => Promise<void>): Promise<"stocked" | "had-goods"> {
  if (await hasGoods(db)) return "had-goods";
  return alone(db, async (trx) => {
    if (await hasGoods(trx)) return "had-goods";
    await put(trx);
    return "stocked";
  });
}

/** What a shop may lack that has goods: no pages' contents yet, nobody who ever signed in, nothing that was ever ordered, or no review. */
export type MissingParts = { readonly contents: boolean; readonly people: boolean; readonly orders: boolean; readonly reviews: boolean };

/** Has what is lacking put, as `stockOnce` has goods put. */
export async function seedMissing(db: Database, put: (trx: Database, lack: MissingParts) => Promise<void>): Promise<void> {
  const lacksSomething = ({ contents, people, orders, reviews }: MissingParts) => contents || people || orders || reviews;
  if (!lacksSomething(await lackOf(db))) return;
  await alone(db, async (trx) => {
    const lack = await lackOf(trx);
    if (lacksSomething(lack)) await put(trx, lack);
  });
}

const alone = <Answer>(db: Database, act: (trx: Database) => Promise<Answer>): Promise<Answer> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${STOCKING})`.execute(trx);
    return act(trx);
  });

const hasGoods = (db: Database): Promise<boolean> => holds(db, "product");

const lackOf = async (db: Database): Promise<MissingParts> => ({
  contents: !(await holds(db, "content")),
  people: !(await holds(db, "customer")) && !(await holds(db, "aggregator")),
  orders: !(await holds(db, "shop_order")),
  reviews: !(await holds(db, "review")),
});

async function holds(db: Database, table: "product" | "content" | "customer" | "aggregator" | "shop_order" | "review"): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Those of the ids under which a product is kept. */
export async function existingProducts(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("product").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}
