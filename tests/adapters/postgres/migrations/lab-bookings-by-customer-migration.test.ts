import { sql } from "kysely";
import { expect, it } from "vitest";
import { madeBy, namesOfMigrations } from "#adapters/postgres/migrate.ts";
import { labBookingsByCustomer } from "#adapters/postgres/migrations/0160-lab-bookings-by-customer.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

it("steps of bookings of tests are named their customer, also those that servers of before put, and go with what these erase", async () => {
  const db = await anEmptyDatabase();
  const before = namesOfMigrations.filter((name) => name < "0160");
  await db.transaction().execute((trx) => madeBy(trx, before));
  for (const customer of ["asha", "ravi"])
    await sql`insert into customer (id, name, created_at) values (${customer}, 'Asha', now())`.execute(db);
  /** As a server of before holds a booking, hears of a prescription for it and files what was found. */
  const held = async (id: string, customer: string) => {
    await sql`insert into lab_booking (id, customer, lab, place, starts_at, facts, state, made_at, call_key)
      values (${id}, ${customer}, 'lab', 'centre', now(), '{}', 'confirmed', now(), ${id})`.execute(db);
    for (const [number, deed] of ['{"event": "hold"}', '{"source": {"file": "f-1"}}'].entries())
      await sql`insert into lab_booking_step (booking_id, number, at, by, deed)
        values (${id}, ${number}, ${new Date(number)}, '{"kind": "customer"}', ${deed})`.execute(db);
    await sql`insert into lab_report (id, booking_id, number, customer, member, taken_at, at, by_name, reason, tests, paper)
      values (${`${id}/1`}, ${id}, 1, ${customer}, null, now(), now(), 'meera', null, '[]', null)`.execute(db);
  };
  await held("l-1", "asha");

  await db.transaction().execute((trx) => labBookingsByCustomer.up(trx));
  await held("l-2", "asha");
  await held("l-3", "ravi");
  const by = { kind: "customer" };
  for (const [id, customer] of [
    ["l-1", "asha"],
    ["l-2", "asha"],
    ["l-3", "ravi"],
  ]) {
    const { rows } = await sql`select * from own_lab_booking(${customer}, ${id})`.execute(db);
    const steps = [
      { at: 0, by, deed: { event: "hold" } },
      { at: 1, by, deed: { source: { file: "f-1" } } },
    ];
    expect(rows).toEqual([{ steps, payments: null, entries: null }]);
  }
  expect((await sql`select distinct customer from lab_booking_step where file = 'f-1' order by 1`.execute(db)).rows).toHaveLength(2);
  await expect(
    sql`insert into lab_booking_step (booking_id, number, at, by, deed) values ('nothing', 0, now(), '{}', '{}')`.execute(db),
  ).rejects.toThrow("not-null");
  await expect(
    sql`insert into lab_report select 'l-1/2', booking_id, number, customer, member, taken_at, at, by_name, reason, tests from lab_report`.execute(
      db,
    ),
  ).rejects.toThrow("duplicate key");

  await sql`delete from lab_booking where customer = 'asha'`.execute(db);
  for (const table of ["lab_booking_step", "lab_report"])
    expect((await sql`select distinct customer, booking_id from ${sql.table(table)}`.execute(db)).rows).toEqual([
      { customer: "ravi", booking_id: "l-3" },
    ]);
});
