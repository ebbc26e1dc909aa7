import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { bookingPapersSuite } from "#tests/core/consultations/bills/booking-papers-suite.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Place } from "#tests/core/consultations/bills/booking-papers-suite.ts";

let db: Database;

beforeAll(async () => {
  db = await aDatabase();
});

afterAll(() => db.destroy());

function inPostgres(): Place {
  return {
    bookings: postgresBookings(db),
    async someone() {
      const id = customerId(randomUUID());
      await db
        .insertInto("customer")
        .values({ id, name: "Asha Kulkarni", mobile: null, email: `${id}@niramaya.example`, created_at: new Date(now) })
        .execute();
      return id;
    },
    async consult(id, gst) {
      await db
        .insertInto("practitioner")
        .values(rowOf(aPractitioner(id, { gst })))
        .execute();
    },
  };
}

bookingPapersSuite("PostgreSQL", inPostgres);
