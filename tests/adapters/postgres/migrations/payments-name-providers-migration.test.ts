import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { madeBy, namesOfMigrations } from "#adapters/postgres/migrate.ts";
import { paymentsNameProviders } from "#adapters/postgres/migrations/0164-payments-name-providers.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

it("payments of before are named their provider and serve for what they were reported first, also where a server of before goes on", async () => {
  const db = await anEmptyDatabase();
  onTestFinished(() => db.destroy());
  await db.transaction().execute((trx) =>
    madeBy(
      trx,
      namesOfMigrations.filter((name) => name < "0164"),
    ),
  );
  await sql`insert into customer (id, name, created_at) values ('asha', 'Asha', now())`.execute(db);
  for (const [payable, number] of [
    ["one", "NM10000001"],
    ["other", "NM10000002"],
  ])
    await sql`insert into order_number (id, customer, number) values (${payable}, 'asha', ${number})`.execute(db);
  const told = (payable: string, id: string, payment: string, at: number) => ({
    payable,
    id,
    payment,
    kind: "captured",
    amount: 100,
    at: new Date(at),
    received_at: new Date(at),
  });
  /** As a server of before puts them, which knows of no provider. */
  const put = (...events: readonly unknown[]) => sql`select keep_money('asha', null, ${JSON.stringify(events)}::json)`.execute(db);
  await put(told("other", "late", "pay_1", 2), told("one", "early", "pay_1", 1), told("one", "sandbox", "sbp_1", 3));

  await db.transaction().execute((trx) => paymentsNameProviders.up(trx));
  await put(told("other", "new", "pay_2", 4));
  const { rows } = await sql`select id, provider from payment_event order by at`.execute(db);
  expect(rows).toEqual([
    { id: "early", provider: "razorpay" },
    { id: "late", provider: "razorpay" },
    { id: "sandbox", provider: "sandbox" },
    { id: "new", provider: "razorpay" },
  ]);
  const used = await sql`select provider, payment, payable from payment_use order by payment`.execute(db);
  expect(used.rows).toEqual([
    { provider: "razorpay", payment: "pay_1", payable: "one" },
    { provider: "sandbox", payment: "sbp_1", payable: "one" },
  ]);
  const { rows: uses } = await sql`select * from use_payments('other', ${JSON.stringify([
    { provider: "razorpay", payment: "pay_1" },
    { provider: "razorpay", payment: "pay_2" },
  ])}::json) order by payment`.execute(db);
  expect(uses).toEqual([
    { provider: "razorpay", payment: "pay_1", payable: "one" },
    { provider: "razorpay", payment: "pay_2", payable: "other" },
  ]);
  await expect(sql`delete from payment_event`.execute(db)).rejects.toThrow("only added to");
});
