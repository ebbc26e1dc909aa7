import { sql } from "kysely";
import { expect, it } from "vitest";
import { madeBy, namesOfMigrations } from "#adapters/postgres/migrate.ts";
import { plansByCustomer } from "#adapters/postgres/migrations/0161-plans-by-customer.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

it("steps of plans are named their customer, also those that servers of before put, and go with what these erase", async () => {
  const db = await anEmptyDatabase();
  const before = namesOfMigrations.filter((name) => name < "0161");
  await db.transaction().execute((trx) => madeBy(trx, before));
  for (const customer of ["asha", "ravi"])
    await sql`insert into customer (id, name, created_at) values (${customer}, 'Asha', now())`.execute(db);
  /** As a server of before sells a plan. */
  const bought = async (id: string, customer: string) => {
    await sql`insert into plan_subscription (id, customer, facts, state, made_at, call_key)
      values (${id}, ${customer}, '{}', 'active', now(), ${id})`.execute(db);
    for (const number of [0, 1])
      await sql`insert into plan_subscription_step (subscription_id, number, at, by, deed)
        values (${id}, ${number}, ${new Date(number)}, '{"kind": "customer"}', '{"event": "buy"}')`.execute(db);
  };
  await bought("s-1", "asha");

  await db.transaction().execute((trx) => plansByCustomer.up(trx));
  await bought("s-2", "asha");
  await bought("s-3", "ravi");
  const step = { by: { kind: "customer" }, deed: { event: "buy" } };
  for (const [id, customer] of [
    ["s-1", "asha"],
    ["s-2", "asha"],
    ["s-3", "ravi"],
  ]) {
    const { rows } = await sql`select * from own_plan(${customer}, ${id})`.execute(db);
    const steps = [
      { ...step, at: 0 },
      { ...step, at: 1 },
    ];
    expect(rows).toEqual([{ steps, payments: null, entries: null }]);
  }
  await expect(
    sql`insert into plan_subscription_step (subscription_id, number, at, by, deed) values ('nothing', 0, now(), '{}', '{}')`.execute(db),
  ).rejects.toThrow("not-null");

  await sql`delete from plan_subscription where customer = 'asha'`.execute(db);
  expect((await sql`select distinct customer, subscription_id from plan_subscription_step`.execute(db)).rows).toEqual([
    { customer: "ravi", subscription_id: "s-3" },
  ]);
});
