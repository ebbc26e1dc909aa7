import { sql } from "kysely";
import { expect, it } from "vitest";
import { madeBy, namesOfMigrations } from "#adapters/postgres/migrate.ts";
import { ordersByCustomer } from "#adapters/postgres/migrations/0157-orders-by-customer.ts";
import { moneyByCustomer } from "#adapters/postgres/migrations/0158-money-by-customer.ts";
import { orderWithId, orderWithNumber } from "#adapters/postgres/orders/read-order.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

const SNAPSHOT = JSON.stringify({ facts: { cart: { lines: [] } } });
const BY = JSON.stringify({ kind: "customer" });

it("orders stay with their steps when they lie by customer, and servers of before quote, place and forget them", async () => {
  const db = await anEmptyDatabase();
  const before = namesOfMigrations.filter((name) => name < "0157");
  await db.transaction().execute((trx) => madeBy(trx, before));
  /** As a server of before quotes an order, with what is held for it, and takes a step. */
  const quoted = (id: string, customer: string) =>
    sql`with put as (insert into shop_order (id, customer, stage, standing, total, products, pieces, sellers, titles, snapshot, state, made_at)
        values (${id}, ${customer}, 'quoted', 'quoted', 100, '{tea}', '{2}', '{}', 'tea', ${SNAPSHOT}, '{}', now())),
      held as (insert into stock_hold (order_id, product, pieces, until) values (${id}, 'tea', 2, now() + interval '1 hour'))
      select 1`.execute(db);
  const placed = async (id: string) => {
    await sql`insert into order_step (order_id, number, at, by, deed) values (${id}, 0, now(), ${BY}, '{"kind": "placed"}')`.execute(db);
    await sql`update shop_order set stage = 'placed', standing = 'placed', listed_at = now() where id = ${id}`.execute(db);
  };
  const numberOf = async (id: string) =>
    (await sql<{ number: string }>`select number from shop_order where id = ${id}`.execute(db)).rows[0]?.number ?? "";
  await quoted("o-1", "asha");
  await placed("o-1");
  await quoted("q-1", "ravi");

  await db.transaction().execute(async (trx) => {
    await ordersByCustomer.up(trx);
    await moneyByCustomer.up(trx); // Orders are read with their money.
  });
  await quoted("o-2", "asha");
  await placed("o-2");
  await quoted("q-2", "meera");
  for (const id of ["o-1", "o-2"]) {
    const kept = await orderWithId(db, id);
    expect(kept).toMatchObject({ order: { id, customer: "asha", stage: "placed", history: [{ deed: { kind: "placed" } }] } });
    expect(await orderWithNumber(db, await numberOf(id))).toEqual(kept);
  }

  await sql`delete from shop_order where stage = 'quoted'`.execute(db);
  expect((await sql`select id from order_number order by id`.execute(db)).rows).toEqual([{ id: "o-1" }, { id: "o-2" }]);
  expect((await sql`select order_id from stock_hold order by order_id`.execute(db)).rows).toEqual([
    { order_id: "o-1" },
    { order_id: "o-2" },
  ]);
  for (const change of [sql`update order_step set at = now()`, sql`delete from order_step`])
    await expect(change.execute(db)).rejects.toThrow("only added to");
});
