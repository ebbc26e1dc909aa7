import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { postgresAccessLog } from "#adapters/postgres/consultations/access-log.ts";
import { postgresPrescriptions } from "#adapters/postgres/consultations/prescriptions.ts";
import { prescriptionHash } from "#adapters/secrets/prescription-hash.ts";
import { aStoredCustomer } from "#tests/ports/a-stored-customer.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { ListedPractice } from "#tests/core/consultations/prescriptions/practised-prescriptions-suite.ts";
import { aPractice, practisedPrescriptionsSuite } from "#tests/core/consultations/prescriptions/practised-prescriptions-suite.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;

beforeAll(async () => {
  db = await aDatabase();
});

afterAll(() => db.destroy());

const inPostgres = (): ListedPractice => ({
  prescriptions: postgresPrescriptions(db, prescriptionHash),
  log: postgresAccessLog(db),
  someone: () => aStoredCustomer(db),
  jobs: async () => {
    const { rows } = await sql<{ name: string; data: object }>`select name, data from jobs.job where name = 'follow-prescription'`.execute(
      db,
    );
    return rows.map(({ name, data }) => ({ kind: name, ...data }));
  },
});

practisedPrescriptionsSuite("PostgreSQL", inPostgres);

it("a signed version can't be changed in PostgreSQL, whoever tries", async () => {
  const practice = aPractice(inPostgres());
  const visit = await practice.visit();
  await practice.write(visit);
  const hash = "0".repeat(64);
  await expect(db.updateTable("prescription_version").set({ hash }).where("booking_id", "=", visit.id).execute()).rejects.toThrow(
    "is only added to",
  );
});
