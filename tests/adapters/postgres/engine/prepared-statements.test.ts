import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { aCoupon, aProduct, now } from "#tests/fixtures.ts";
import { postgresShop, stock } from "#tests/ports/orders/an-order-shop.ts";
import { fill } from "#tests/core/orders/a-stocked-shop.ts";
import { placed } from "#tests/core/orders/order-steps.ts";
import { aPlace } from "#tests/postgres.ts";
import type { Database, Pooling } from "#adapters/postgres/engine/database.ts";

const ANSWER = { name: "answer", text: "select $1::int as answer" };

async function oneConnection(pooling: Pooling = {}): Promise<Database> {
  const db = openDatabase(await aPlace(), { connections: 1, ...pooling });
  onTestFinished(() => db.destroy());
  return db;
}

async function prepared(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements order by name`.execute(db);
  return rows.map(({ name }) => name);
}

describe("a statement with a name", () => {
  it("is prepared once a connection, inside of transactions too", async () => {
    const db = await oneConnection();
    const ask = (on: Database) => rowsOf<{ answer: number }>(on, ANSWER, [42]);
    await expect(db.transaction().execute(ask)).resolves.toEqual([{ answer: 42 }]);
    await expect(db.transaction().execute(ask)).resolves.toEqual([{ answer: 42 }]);
    await expect(ask(db)).resolves.toEqual([{ answer: 42 }]);
    await expect(prepared(db)).resolves.toEqual(["answer"]);
  });

  it("is sent without it where a pooler lends the connection", async () => {
    const db = await oneConnection({ lent: "transaction" });
    const ask = (on: Database) => rowsOf<{ answer: number }>(on, ANSWER, [42]);
    await expect(db.transaction().execute(ask)).resolves.toEqual([{ answer: 42 }]);
    await expect(ask(db)).resolves.toEqual([{ answer: 42 }]);
    await expect(prepared(db)).resolves.toEqual([]);
  });

  it("goes on when tables have got another column, as in an upgrade of one server after the other", async () => {
    const db = await oneConnection();
    await stock(db, { products: [aProduct("Dill")], coupons: [aCoupon()], shipping: { basic: null, weightExceed: null }, uses: {} });
    const desk = postgresShop(db);
    const buyer = await desk.someone();
    const { bearer } = await postgresSessions(db).open(buyer.id, now);
    const bought = async () => {
      await fill(desk, buyer, { "id-dill": 1 });
      return desk.orders.withId(await placed(desk, buyer, "cash"));
    };
    await expect(bought()).resolves.toMatchObject({ order: { stage: "placed" } });
    for (const table of [
      "session",
      "customer",
      "address",
      "cart",
      "cart_line",
      "product",
      "coupon",
      "shop_order",
      "document",
      "stock_hold",
    ])
      await sql`alter table ${sql.table(table)} add column later text`.execute(db);
    await expect(postgresSessions(db).holderOf(bearer, now)).resolves.toMatchObject({ customer: buyer.id });
    await expect(bought()).resolves.toMatchObject({ order: { stage: "placed" } });
  });
});
