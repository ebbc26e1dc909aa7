import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Tables } from "#adapters/postgres/engine/tables.ts";

const STOCKING = 1_852_404_334; // The advisory lock for stocking a shop; nothing else uses this number.

/** Stocks a shop that has no product yet: all goods or none, and only once, even if another process tries at the same time. */
export async function seedOnce(db: Database, put: (trx: Database) => Promise<void>): Promise<"stocked" | "had-goods"> {
  if (await hasGoods(db)) return "had-goods";
  return alone(db, async (trx) => {
    if (await hasGoods(trx)) return "had-goods";
    await put(trx);
    return "stocked";
  });
}

/**
 * What a shop with goods may lack: the texts of its pages, landing pages, customers, orders, reviews, practitioners, quizzes, labs, events
 * or the times when these take samples.
 */
export type MissingParts = Readonly<
  Record<
    "contents" | "landingPages" | "people" | "orders" | "reviews" | "practitioners" | "quizzes" | "labs" | "events" | "labCalendars",
    boolean
  >
> & {
  /** Tables of areas that add to the demo and have nothing in them. */
  readonly tables: readonly TableName[];
};
type TableName = keyof Tables & string;

/** Stores what is lacking, as `seedOnce` stores goods. `tables`: what areas add to the demo goes into them. */
export async function seedMissing(
  db: Database,
  tables: readonly TableName[],
  put: (trx: Database, lack: MissingParts) => Promise<void>,
): Promise<void> {
  const lacksSomething = ({ tables: empty, ...parts }: MissingParts) => empty.length > 0 || Object.values(parts).includes(true);
  if (!lacksSomething(await lackOf(db, tables))) return;
  await alone(db, async (trx) => {
    const lack = await lackOf(trx, tables);
    if (lacksSomething(lack)) await put(trx, lack);
  });
}

const alone = <Answer>(db: Database, act: (trx: Database) => Promise<Answer>): Promise<Answer> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${STOCKING})`.execute(trx);
    return act(trx);
  });

const hasGoods = (db: Database): Promise<boolean> => holds(db, "product");

const lackOf = async (db: Database, tables: readonly TableName[]): Promise<MissingParts> => ({
  tables: await emptyOf(db, tables),
  contents: !(await holds(db, "content")),
  landingPages: !(await holds(db, "landing_page")),
  people: !(await holds(db, "customer")) && !(await holds(db, "aggregator")),
  orders: !(await holds(db, "shop_order")),
  reviews: !(await holds(db, "review")),
  practitioners: !(await holds(db, "practitioner")),
  quizzes: !(await holds(db, "quiz")),
  labs: !(await holds(db, "lab")),
  events: !(await holds(db, "event")),
  labCalendars: (await holds(db, "lab")) && !(await holds(db, "lab_calendar")),
});

async function emptyOf(db: Database, tables: readonly TableName[]): Promise<readonly TableName[]> {
  const empty: TableName[] = [];
  for (const table of tables) if (!(await holds(db, table))) empty.push(table);
  return empty;
}

async function holds(db: Database, table: TableName): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Those of the ids that are ids of stored products. */
export async function existingProducts(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("product").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}
