import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { eraseIn } from "#adapters/postgres/account/erasure.ts";
import { postgresOwnData } from "#adapters/postgres/account/own-data.ts";
import { forgetQuotes } from "#adapters/postgres/orders/forget-quotes.ts";
import { seriesOf } from "#core/invoices/series.ts";
import { payableId } from "#core/ledger/entry.ts";
import { orderNumber } from "#core/orders/order/order-number.ts";
import { aProduct, now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { postgresShop, stock } from "#tests/ports/orders/an-order-shop.ts";
import { fill } from "#tests/core/orders/a-stocked-shop.ts";
import { aQuote, done, expired, placed, applied } from "#tests/core/orders/order-steps.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { OrderShop } from "#tests/core/orders/a-stocked-shop.ts";

let db: Database;
let desk: OrderShop;
beforeAll(async () => {
  db = await aDatabase();
  await stock(db, {
    products: [aProduct("Dill", { hindi: "सोया" })],
    coupons: [],
    shipping: { basic: null, weightExceed: null },
    uses: {},
  });
  desk = postgresShop(db);
});
afterAll(() => db.destroy());

async function asha() {
  const buyer = await desk.someone();
  await fill(desk, buyer, { "id-dill": 1 });
  return buyer;
}

/** The provider tells of a payment that failed. */
async function failedToPay(order: PayableId): Promise<void> {
  const amount = (await desk.orders.withId(order))?.order.snapshot.figures.total ?? expect.fail();
  await desk.orders.change(order, {
    at: now,
    key: null,
    events: [{ id: "e1", provider: "razorpay", payment: `p1-${order}`, kind: "failed", amount, at: now }],
    decide: () => ({ change: null, answer: null }),
  });
}

describe("what was written down of orders", () => {
  it("is only added to", async () => {
    const order = await placed(desk, await asha(), "online");
    await failedToPay(order);
    await sql`insert into coupon_use (order_id, coupon, at) values (${order}, 'X', now())`.execute(db);
    const nodesOf = inject("nodes"); // Where steps lie on nodes, nothing keeps one from being deleted (`distribution-plan.ts`).
    for (const table of ["ledger_entry", "payment_event", "document", "coupon_use", "order_step"]) {
      const { rows } = await sql<{ column: string }>`select attname as column from pg_attribute
        where attrelid = ${table}::regclass and attname in ('payable', 'order_id')`.execute(db);
      const of = sql.ref(rows[0]?.column ?? "");
      await expect(sql`update ${sql.table(table)} set at = at where ${of} = ${order}`.execute(db).catch(refusal)).resolves.toMatch(
        /only added to|column/,
      );
      if (table === "order_step" && nodesOf !== undefined) continue;
      await expect(sql`delete from ${sql.table(table)} where ${of} = ${order}`.execute(db).catch(refusal)).resolves.toContain(
        "only added to",
      );
    }
  });

  it("is read though it was stored before products had titles in Hindi", async () => {
    const order = await placed(desk, await asha(), "cash");
    const titleOfLine = async () => {
      const [line] = (await desk.orders.withId(order))?.order.snapshot.facts.cart.lines ?? [];
      return [line?.product.title, line?.product.hindi];
    };
    expect(await titleOfLine()).toEqual(["Dill", "सोया"]);
    await sql`update shop_order set snapshot = (snapshot::jsonb #- '{facts,cart,lines,0,product,hindi}')::json where id = ${order}`.execute(
      db,
    );
    expect(await titleOfLine()).toEqual(["Dill", null]);
  });

  it("goes with its numbers as core makes them", async () => {
    const { rows } = await sql<{ number: string; serial: number }>`select number, serial from shop_order`.execute(db);
    for (const { number, serial } of rows) expect(number).toBe(orderNumber(serial));
    await sql`insert into seller (gstin) select 'S' || n from generate_series(1, 700) n`.execute(db);
    const { rows: sellers } = await sql<{ place: number; series: string }>`select place, series from seller`.execute(db);
    for (const { place, series } of sellers) expect(series).toBe(seriesOf(place));
  });
});

describe("what nobody took", () => {
  it("is forgotten after a day, and holds once they are over", async () => {
    const [early, late] = [await asha(), await asha()];
    const former = await aQuote(desk, early, "cash", { at: now - 24 * 3_600_000 - 1 });
    const young = await aQuote(desk, late, "cash", { at: now });
    await forgetQuotes(db, now);
    expect(await desk.orders.withId(former)).toBeNull();
    expect(await desk.orders.withId(young)).not.toBeNull();
    const { rows } = await sql<{ order_id: string }>`select order_id from stock_hold where order_id in (${former}, ${young})`.execute(db);
    expect(rows).toEqual([{ order_id: young }]);
  });
});

describe("an erased customer's orders", () => {
  it("stay where goods and money moved, for the tax office, and go where none did", async () => {
    const buyer = await asha();
    const bought = await placed(desk, buyer, "cash");
    await fill(desk, buyer, { "id-dill": 1 });
    const unpaid = await aQuote(desk, buyer, "online");
    await applied(desk, buyer, unpaid);
    await expired(desk, unpaid, now + 31 * 60_000);
    await fill(desk, buyer, { "id-dill": 1 });
    const failed = await aQuote(desk, buyer, "online");
    await applied(desk, buyer, failed);
    await failedToPay(failed);
    await expired(desk, failed, now + 31 * 60_000);
    await fill(desk, buyer, { "id-dill": 1 });
    const quote = await aQuote(desk, buyer, "cash");
    await db.transaction().execute((trx) => eraseIn(trx, buyer.id));
    await db.deleteFrom("customer").where("id", "=", buyer.id).execute();
    expect((await desk.orders.withId(bought))?.order.snapshot.facts.address.city).toBe("Pune");
    expect((await desk.orders.withId(failed))?.payments).toMatchObject([{ kind: "failed" }]);
    expect([await desk.orders.withId(unpaid), await desk.orders.withId(quote)]).toEqual([null, null]);
  });

  it("are theirs to take with them before, with payments and papers", async () => {
    const buyer = await asha();
    const bought = await placed(desk, buyer, "cash");
    await done(desk, bought, { kind: "staff", name: "Ravi" }, { kind: "cancel", places: [0], reason: "changed" });
    const part = postgresOwnData(db)
      .of(buyer.id)
      .find(({ name }) => name === "orders");
    const records: unknown[] = [];
    for await (const record of part?.records ?? []) records.push(record);
    expect(records).toMatchObject([
      { id: payableId(bought), stage: "placed", payments: [], documents: [{ kind: "invoice" }, { kind: "credit-note" }], steps: [{}, {}] },
    ]);
    expect(JSON.stringify(records)).not.toContain("Ravi");
  });
});

const refusal = (error: unknown): string => (error instanceof Error ? error.message : "");
