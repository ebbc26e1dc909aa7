import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { postgresPractitioners } from "#adapters/postgres/consultations/practitioners.ts";
import { postgresSubscriptions } from "#adapters/postgres/plans/subscriptions.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { deadlocksIn } from "#tests/ports/deadlocks-in.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

import type { Place } from "#tests/core/plans/clinic-with-a-plan.ts";

function inPostgres(db: Database): Place {
  return {
    bookings: postgresBookings(db),
    subscriptions: postgresSubscriptions(db),
    practitioners: postgresPractitioners(db),
    deadlocks: () => deadlocksIn(db),
    async someone() {
      const id = customerId(randomUUID());
      const email = `${id}@niramaya.example`;
      await db
        .insertInto("customer")
        .values({ id, name: "Asha Kulkarni", mobile: null, email, created_at: new Date(now) })
        .execute();
      return id;
    },
    async consult(id) {
      await db
        .insertInto("practitioner")
        .values(rowOf(aPractitioner(id)))
        .execute();
    },
  };
}

/** Called once in a file, with a database that is the file's own. */
export function clinicsInPostgres(): () => Place {
  let db: Database | null = null;
  beforeAll(async () => {
    db = await aDatabase();
  });
  afterAll(() => db?.destroy());
  return () => {
    if (db === null) throw new Error("a database comes only within a test");
    return inPostgres(db);
  };
}
