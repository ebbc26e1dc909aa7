import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { memoryPrescriptionTemplates } from "#adapters/memory/consultations/prescription-templates.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresPrescriptionTemplates } from "#adapters/postgres/consultations/prescription-templates.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { aTemplate } from "#tests/builders/consultations/a-template.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { PractitionerId } from "#core/consultations/practitioner.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

async function someone(): Promise<PractitionerId> {
  const id = practitionerId(randomUUID());
  await db
    .insertInto("practitioner")
    .values(rowOf(aPractitioner(id)))
    .execute();
  return id;
}

const places = { memory: () => memoryPrescriptionTemplates(new Memory()), postgres: () => postgresPrescriptionTemplates(db) };

describe.each(Object.entries(places))("templates of prescriptions kept in %s", (_name, make) => {
  it("are of one practitioner each, changed in their place, and deleted", async () => {
    const templates = make();
    const [sunanda, harsh] = [await someone(), await someone()];
    const [one, other] = [aTemplate({ name: "Sleep" }), aTemplate({ name: "Cough" })];
    for (const put of [one, other]) await templates.change(sunanda, () => ({ put, drop: null, answer: null }));
    expect((await templates.of(sunanda)).toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([other, one]);
    expect(await templates.of(harsh)).toEqual([]);
    const renamed = { ...one, name: "Sleeps badly" };
    const seen = await templates.change(sunanda, (before) => ({ put: renamed, drop: null, answer: before.length }));
    expect(seen).toBe(2);
    await templates.change(sunanda, () => ({ put: null, drop: other.id, answer: null }));
    expect(await templates.of(sunanda)).toEqual([renamed]);
    await templates.change(harsh, () => ({ put: null, drop: renamed.id, answer: null }));
    expect(await templates.of(sunanda)).toEqual([renamed]); // Another's.
  });

  it("are changed one after the other: none is lost", async () => {
    const templates = make();
    const sunanda = await someone();
    const seen = await Promise.all(
      Array.from({ length: 6 }, () => templates.change(sunanda, (before) => ({ put: aTemplate(), drop: null, answer: before.length }))),
    );
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await templates.of(sunanda)).toHaveLength(6);
  });
});
