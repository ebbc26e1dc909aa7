import { expect, it, onTestFinished } from "vitest";
import { sql } from "kysely";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { day } from "#core/shared/day.ts";
import { madeBy, namesOfMigrations } from "#adapters/postgres/migrate.ts";
import { retainedConsultations } from "#adapters/postgres/migrations/0098-retained-consultations.ts";
import { postgresRetainedConsultations } from "#adapters/postgres/assessments/retained-consultations.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { now } from "#tests/fixtures.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

it("prescriptions of accounts that are gone are kept without their patients, and those of others stay", async () => {
  const db = await anEmptyDatabase();
  onTestFinished(() => db.destroy());
  await db.transaction().execute((trx) =>
    madeBy(
      trx,
      namesOfMigrations.filter((name) => name < "0098"),
    ),
  );
  await sql`insert into customer (id, name, created_at, standing, due_from) values
    ('asha', 'Asha Kulkarni', now(), 'staying', null), ('ravi', '', now(), 'erased', now())`.execute(db);
  const [{ version, hash }] = aSignedPrescription().versions;
  const withdrawn_at = new Date(now + 5);
  for (const customer of ["asha", "ravi", "meera"]) {
    await sql`insert into prescription (booking_id, number, customer, withdrawn_at, withdrawn_because, signed_at)
      values (${customer}, ${customer}, ${customer}, ${withdrawn_at}, 'Wrong dose', ${new Date(now)})`.execute(db);
    await sql`insert into prescription_version values (${customer}, 1, ${JSON.stringify(version)}, ${hash})`.execute(db);
  }
  await retainedConsultations.up(db);

  const kept = await postgresRetainedConsultations(db).ofDay(practitionerId("sunanda"), day("2026-11-20"));
  const { booking: _booking, former: _former, patient, ...signed } = version;
  expect(new Set(kept.map(({ pseudonym }) => pseudonym)).size).toBe(2);
  for (const { pseudonym: _, ...one } of kept)
    expect(one).toEqual({
      practitioner: "sunanda",
      start: now,
      until: "2029-11-20",
      consent: null,
      rooms: [],
      shared: null,
      prescription: {
        versions: [{ ...signed, patient: { age: patient.age, gender: patient.gender } }],
        withdrawn: { at: now + 5, reason: "Wrong dose" },
      },
    });
  const { rows } = await sql<{ booking_id: string }>`select booking_id from prescription_version`.execute(db);
  expect(rows).toEqual([{ booking_id: "asha" }]);
});
