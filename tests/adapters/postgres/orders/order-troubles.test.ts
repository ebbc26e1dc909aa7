import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { orderTroubles } from "#adapters/postgres/orders/order-troubles.ts";
import { troubleText } from "#cli/orders/wording/order-troubles.ts";
import { aCoupon, aProduct, now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { postgresShop, stock } from "#tests/ports/orders/an-order-shop.ts";
import { fill } from "#tests/core/orders/a-stocked-shop.ts";
import { placed } from "#tests/core/orders/order-steps.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { OrderTrouble } from "#core/orders/order/order-trouble.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
let order: PayableId;
beforeEach(async () => {
  db = await aDatabase();
  await stock(db, {
    products: [aProduct("Dill")],
    coupons: [aCoupon({ code: "TEN", audience: "private", promise: { kind: "rupee", amount: paise(1_000) } })],
    shipping: { basic: null, weightExceed: null },
    uses: { TEN: 5 },
  });
  order = await anOrder("TEN");
});
afterEach(() => db.destroy());

/** Placed in cash; `code` null: without a coupon. */
async function anOrder(code: string | null): Promise<PayableId> {
  const desk = postgresShop(db);
  const asha = await desk.someone();
  await fill(desk, asha, { "id-dill": 1 });
  if (code !== null)
    await desk.carts.change(asha.id, {
      at: now,
      products: [],
      sync: null,
      decide: ({ cart }) => ({ keep: { ...cart, choice: { kind: "typed", code } }, sync: null, answer: null }),
    });
  return placed(desk, asha, "cash");
}

async function troubles(): Promise<readonly OrderTrouble[]> {
  const found: OrderTrouble[] = [];
  for await (const trouble of orderTroubles(db)) found.push(trouble);
  return found;
}

const numberOf = async (id: PayableId): Promise<string> =>
  (await db.selectFrom("order_number").select("number").where("id", "=", id).executeTakeFirstOrThrow()).number;

it("finds nothing amiss with orders that were placed, with a coupon and without", async () => {
  await anOrder(null);
  expect(await troubles()).toEqual([]);
});

it("finds goods and a coupon's use that are held though the order was placed", async () => {
  await sql`insert into stock_hold (order_id, product, pieces, until) values (${order}, 'id-dill', 1, now())`.execute(db);
  expect(await troubles()).toEqual([{ kind: "holds-what-is-sold", order: await numberOf(order) }]);
  await sql`delete from stock_hold`.execute(db);
  await sql`insert into coupon_hold (order_id, coupon, until) values (${order}, 'TEN', now())`.execute(db);
  expect(await troubles()).toEqual([{ kind: "holds-what-is-sold", order: await numberOf(order) }]);
});

it("finds an order that used a coupon and does not count as a use", async () => {
  await sql`truncate coupon_use`.execute(db);
  expect(await troubles()).toEqual([{ kind: "coupon-not-counted", order: await numberOf(order), coupon: "TEN" }]);
});

it("finds an order that used no coupon and counts as a use", async () => {
  const bare = await anOrder(null);
  await sql`insert into coupon_use (order_id, coupon, at) values (${bare}, 'TEN', now())`.execute(db);
  expect(await troubles()).toEqual([{ kind: "coupon-counted-for-nothing", order: await numberOf(bare), coupon: "TEN" }]);
});

it("finds a number under which there is no order", async () => {
  await db
    .insertInto("order_number")
    .values({ id: payableId("nothing"), customer: "asha", number: "NM99999999" })
    .execute();
  expect(await troubles()).toEqual([{ kind: "number-without-order", order: "NM99999999" }]);
});

it("finds a payment that was reported of two things, of whichever provider, and says for which ids", async () => {
  const other = await anOrder(null);
  const report = (payable: PayableId, provider: string, id: string) =>
    sql`insert into payment_event (customer, payable, id, provider, payment, kind, amount, at, received_at)
      select customer, ${payable}, ${id}, ${provider}, 'pay_1', 'failed', 100, now(), now() from order_number where id = ${payable}`.execute(
      db,
    );
  await report(order, "razorpay", "a");
  await report(order, "razorpay", "b");
  await report(other, "sandbox", "c"); // The ids of two providers may be alike.
  expect(await troubles()).toEqual([]);
  await report(other, "razorpay", "d");
  const found = await troubles();
  const payables = [order, other].toSorted();
  expect(found).toEqual([{ kind: "payment-used-twice", provider: "razorpay", payment: "pay_1", payables }]);
  expect(found.map((one) => troubleText(one))).toEqual([
    `Payment pay_1 of razorpay was reported of ${payables.join(" and of ")}; it pays for one of them alone.`,
  ]);
});
