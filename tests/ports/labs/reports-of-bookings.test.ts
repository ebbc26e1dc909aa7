import { afterAll, beforeAll } from "vitest";
import { postgresUploads } from "#adapters/postgres/files/uploads.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { putOffer } from "#adapters/postgres/labs/put-offer.ts";
import { postgresLabReports } from "#adapters/postgres/labs/lab-reports.ts";
import { aDatabase } from "#tests/postgres.ts";
import { reportsOfBookingsSuite } from "#tests/core/labs/reports/reports-of-bookings-suite.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Place } from "#tests/core/labs/reports/reports-of-bookings-suite.ts";

let db: Database;

beforeAll(async () => {
  db = await aDatabase();
});

afterAll(() => db.destroy());

const inPostgres = (): Place => ({
  uploads: postgresUploads(db),
  bookings: postgresLabBookings(db),
  reports: postgresLabReports(db),
  customers: postgresCustomers(db),
  offer: (offer) => putOffer(db, offer),
});

reportsOfBookingsSuite("PostgreSQL", inPostgres);
