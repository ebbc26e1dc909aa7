import { sql } from "kysely";
import { expect, it } from "vitest";
import { madeBy, namesOfMigrations } from "#adapters/postgres/migrate.ts";
import { moneyByCustomer } from "#adapters/postgres/migrations/0158-money-by-customer.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

const PAYABLES = ["an-order", "a-booking", "a-lab-booking", "a-plan"];

it("entries and payments are named their customer, whatever was bought, also those that servers of before put", async () => {
  const db = await anEmptyDatabase();
  const before = namesOfMigrations.filter((name) => name < "0158");
  await db.transaction().execute((trx) => madeBy(trx, before));
  for (const customer of PAYABLES.map((payable) => `of-${payable}`))
    await sql`insert into customer (id, name, created_at) values (${customer}, 'Asha', now())`.execute(db);
  await sql`insert into order_number (id, customer, number) values ('an-order', 'of-an-order', 'NM10000001')`.execute(db);
  await sql`alter table booking drop constraint booking_practitioner_fkey`.execute(db); // Nothing here is asked of practitioners.
  await sql`insert into booking (id, practitioner, customer, starts_at, length, buffer, state)
    values ('a-booking', 'dr', 'of-a-booking', now(), 15, 5, 'confirmed')`.execute(db);
  await sql`insert into lab_booking (id, customer, lab, place, starts_at, facts, state, made_at, call_key)
    values ('a-lab-booking', 'of-a-lab-booking', 'lab', 'centre', now(), '{}', 'confirmed', now(), 'k')`.execute(db);
  await sql`insert into plan_subscription (id, customer, facts, state, made_at, call_key)
    values ('a-plan', 'of-a-plan', '{}', 'active', now(), 'k')`.execute(db);
  /** As a server of before puts them. */
  const put = async (payable: string, nth: number) => {
    const [entry, event] = [
      { key: `${payable}/${nth}`, payable, kind: "sale", at: new Date(nth), postings: [] },
      { payable, id: `event ${nth}`, payment: "p", kind: "captured", amount: 100, at: new Date(nth), received_at: new Date(nth) },
    ];
    await sql`with entry as (insert into ledger_entry (key, payable, kind, at, postings)
        select key, payable, kind, at, postings from json_populate_recordset(null::ledger_entry, ${JSON.stringify([entry])}::json)),
      event as (insert into payment_event select * from json_populate_recordset(null::payment_event, ${JSON.stringify([event])}::json))
      select 1`.execute(db);
  };
  for (const payable of [...PAYABLES, "gone"]) await put(payable, 1);

  await db.transaction().execute((trx) => moneyByCustomer.up(trx));
  for (const payable of PAYABLES) await put(payable, 2);
  for (const payable of PAYABLES) {
    const { rows } = await sql<{ payments: unknown; entries: unknown }>`select * from own_money(${`of-${payable}`}, ${payable})`.execute(
      db,
    );
    const event = { payment: "p", kind: "captured", amount: 100 };
    const entry = { payable, kind: "sale", postings: [] };
    expect(rows).toEqual([
      {
        payments: [
          { ...event, id: "event 1", at: 1 },
          { ...event, id: "event 2", at: 2 },
        ],
        entries: [
          { ...entry, key: `${payable}/1`, at: 1 },
          { ...entry, key: `${payable}/2`, at: 2 },
        ],
      },
    ]);
  }
  const { rows: gone } = await sql`select customer from ledger_entry where payable = 'gone'`.execute(db);
  expect(gone).toEqual([{ customer: "" }]); // It went with its customer's account.

  await expect(put("an-order", 2)).rejects.toThrow("duplicate key");
  await expect(put("nothing", 1)).rejects.toThrow("not-null");
  for (const change of [sql`update ledger_entry set at = now()`, sql`delete from payment_event`])
    await expect(change.execute(db)).rejects.toThrow("only added to");
});
