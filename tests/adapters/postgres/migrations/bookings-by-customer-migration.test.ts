import { sql } from "kysely";
import { expect, it } from "vitest";
import { madeBy, namesOfMigrations } from "#adapters/postgres/migrate.ts";
import { bookingsByCustomer } from "#adapters/postgres/migrations/0159-bookings-by-customer.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

const HASH = "0".repeat(64);
const TABLES = ["booking_step", "booking_complaint", "booking_feedback", "prescription_draft", "prescription_version"];

it("what an appointment is made of is named its customer, also what servers of before put, and goes with what they erase", async () => {
  const db = await anEmptyDatabase();
  const before = namesOfMigrations.filter((name) => name < "0159");
  await db.transaction().execute((trx) => madeBy(trx, before));
  await sql`alter table booking drop constraint booking_practitioner_fkey`.execute(db); // Nothing here is asked of practitioners.
  for (const customer of ["asha", "ravi"])
    await sql`insert into customer (id, name, created_at) values (${customer}, 'Asha', now())`.execute(db);
  /** As a server of before holds an appointment, says something of it and prescribes something for it. */
  const held = async (id: string, customer: string, day: number) => {
    await sql`insert into booking (id, practitioner, customer, starts_at, length, buffer, state)
      values (${id}, 'dr', ${customer}, now() + ${day} * interval '1 day', 15, 5, 'completed')`.execute(db);
    for (const number of [0, 1])
      await sql`insert into booking_step (booking_id, number, at, by, deed)
        values (${id}, ${number}, ${new Date(number)}, '{"kind": "customer"}', '{"event": "hold"}')`.execute(db);
    await sql`insert into booking_complaint (booking_id, words) values (${id}, 'My knee hurts.')`.execute(db);
    for (const line of [2, 4])
      await sql`insert into booking_feedback (booking_id, line, text) values (${id}, ${line}, 'It froze.')
        on conflict (booking_id) do update set line = ${line}`.execute(db);
    for (const draft of ["{}", '{"diagnosis": "gout"}'])
      await sql`insert into prescription_draft (booking_id, content) values (${id}, ${draft}) on conflict (booking_id) do update set content = ${draft}`.execute(
        db,
      );
    await sql`insert into prescription (booking_id, number, customer, signed_at) values (${id}, ${`RX ${id}`}, ${customer}, now())`.execute(
      db,
    );
    await sql`insert into prescription_version (booking_id, version, content, hash) values (${id}, 1, '{"b": 1, "a": 2}', ${HASH})`.execute(
      db,
    );
  };
  await held("b-1", "asha", 1);

  await db.transaction().execute((trx) => bookingsByCustomer.up(trx));
  await held("b-2", "asha", 2);
  await held("b-3", "ravi", 3);
  const step = { by: { kind: "customer" }, deed: { event: "hold" } };
  for (const [id, customer] of [
    ["b-1", "asha"],
    ["b-2", "asha"],
    ["b-3", "ravi"],
  ]) {
    const { rows } = await sql`select own.*, line, draft.content #>> '{diagnosis}' as draft, words, signed.content::text as signed
      from own_booking(${customer}, ${id}) own, booking_feedback said, prescription_draft draft, booking_complaint complaint, prescription_version signed
      where (said.customer, said.booking_id) = (${customer}, ${id}) and (draft.customer, draft.booking_id) = (${customer}, ${id})
        and (complaint.customer, complaint.booking_id) = (${customer}, ${id}) and (signed.customer, signed.booking_id) = (${customer}, ${id})`.execute(
      db,
    );
    const steps = [
      { ...step, at: 0 },
      { ...step, at: 1 },
    ];
    const [words, signed] = ["My knee hurts.", '{"b": 1, "a": 2}'];
    expect(rows).toEqual([{ steps, payments: null, entries: null, line: 4, draft: "gout", words, signed }]);
  }
  await expect(sql`update prescription_version set hash = ${"1".repeat(64)}`.execute(db)).rejects.toThrow("only added to");
  await expect(
    sql`insert into booking_step (booking_id, number, at, by, deed) values ('nothing', 0, now(), '{}', '{}')`.execute(db),
  ).rejects.toThrow("not-null");

  for (const table of ["booking", "prescription"]) await sql`delete from ${sql.table(table)} where customer = 'asha'`.execute(db);
  for (const table of TABLES)
    expect((await sql`select distinct customer, booking_id from ${sql.table(table)}`.execute(db)).rows).toEqual([
      { customer: "ravi", booking_id: "b-3" },
    ]);
});
