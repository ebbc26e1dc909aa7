import { afterAll, beforeAll } from "vitest";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { putOffer } from "#adapters/postgres/labs/put-offer.ts";
import { aDatabase } from "#tests/postgres.ts";
import { papersOfBookingsSuite } from "#tests/core/labs/bills/papers-of-bookings-suite.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Place } from "#tests/core/labs/bills/papers-of-bookings-suite.ts";

let db: Database;

beforeAll(async () => {
  db = await aDatabase();
});

afterAll(() => db.destroy());

const inPostgres = (): Place => ({
  bookings: postgresLabBookings(db),
  customers: postgresCustomers(db),
  offer: (offer) => putOffer(db, offer),
});

papersOfBookingsSuite("PostgreSQL", inPostgres);
