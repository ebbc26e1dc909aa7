import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { blockingBookings, rowsOfBlocking } from "#adapters/postgres/consultations/blocking-bookings.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { now } from "#tests/fixtures.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { aDatabase } from "#tests/postgres.ts";

const DAY = 24 * 60 * 60 * 1000;
const MANY = 4_000;

describe("bookings that block time", () => {
  it("are looked for along indexes, of practitioners and of a patient with anybody, however many there are", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    await db
      .insertInto("practitioner")
      .values(Array.from({ length: 100 }, (_, nth) => rowOf(aPractitioner(`p-${nth}`))))
      .execute();
    await sql`insert into customer (id, name, created_at) select 'c-' || n, 'Asha', now() from generate_series(1, 200) n`.execute(db);
    await sql`insert into booking (id, practitioner, customer, starts_at, length, buffer, state)
      select 'b-' || n, 'p-' || n % 100, 'c-' || 1 + n % 200, ${new Date(now)}::timestamptz + n / 100 * interval '1 hour', 15, 5,
        case when n % 2 = 0 then 'confirmed' else 'completed' end from generate_series(0, ${sql.lit(MANY - 1)}) n`.execute(db);
    await sql`analyze practitioner, customer, booking`.execute(db);
    const practitioners = ["p-0", "p-2"];
    for (const patient of [null, "c-5"])
      for (const to of [null, now + DAY]) {
        const sought = { practitioners, patient, from: now, to };
        const plan = await rowsOfBlocking(db, sought).explain();
        const told = plan.map((row) => Object.values(row).join()).join("\n");
        expect(told).not.toContain("Seq Scan");
        expect(told).toContain("booking_practitioner");
        if (patient !== null) expect(told).toContain("booking_patient");
        const found = await blockingBookings(db, sought);
        expect(found.length).toBeGreaterThan(0);
        expect(found.every((one) => practitioners.includes(one.practitioner) || one.patient === patient)).toBe(true);
      }
  });
});
