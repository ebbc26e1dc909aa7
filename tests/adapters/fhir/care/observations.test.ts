import { describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { day } from "#core/shared/day.ts";
import { WorkOut } from "#core/health/work-out.port.ts";
import { workOutResult } from "#core/trackers/results/work-out-result.ts";
import { careBundle } from "#adapters/fhir/care/care-bundle.ts";
import { aUser } from "#tests/builders/a-user.ts";
import { aGlass, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { composeMemory } from "#tests/composition.ts";
import { standardFaults } from "#tests/adapters/fhir/standard-faults.ts";
import { bundleShape } from "./bundle-shape.ts";
import type { CareRecord } from "#core/assessments/export/care-record.ts";
import type { HealthInput } from "#core/health/health-input.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { StoredEntry } from "#core/trackers/trackers.port.ts";

/** 22 November 2026 at 23:45 in India, when it is still 18:15 in London. */
const at = Date.parse("2026-11-22T18:15:30.500Z");
const aWeight: TrackedValue = { tracker: "weight", at, kg: 61.25, typed: { amount: 61.25, unit: "kg" } };

const stored = (entry: string, value: TrackedValue, n = 1): StoredEntry => ({
  entry,
  op: `op-${entry}`,
  n,
  value,
  conflicts: [],
  change: 1,
});

const aRecord = (given: Partial<CareRecord>): CareRecord => ({
  at,
  customer: aUser().customer,
  family: [],
  bookings: [],
  prescriptions: [],
  ticks: [],
  assessments: [],
  profiles: [],
  reports: [],
  consents: [],
  accesses: [],
  noted: [],
  results: [],
  found: [],
  ...given,
});

/** The observations of a bundle that has the standard's shape. */
function observed(given: Partial<CareRecord>) {
  const bundle = JSON.parse(JSON.stringify(careBundle(aRecord(given))));
  expect(bundleShape.safeParse(bundle).error?.issues ?? []).toEqual([]);
  expect(standardFaults(bundle)).toEqual([]);
  return bundle.entry
    .map(({ resource }: { resource: Record<string, unknown> }) => resource)
    .filter((one: Record<string, unknown>) => one["resourceType"] === "Observation");
}
const codeOf = (one: { code: { coding: [{ code: string }] } }) => one.code.coding[0].code;
const figures = (given: Partial<CareRecord>) =>
  observed(given).map((one: { code: { coding: [{ code: string }] }; valueQuantity: { value: number; code: string } }) => [
    codeOf(one),
    one.valueQuantity.value,
    one.valueQuantity.code,
  ]);

async function aBody(input: HealthInput) {
  const worked = await workOutResult(composeMemory().get(WorkOut), "body", input);
  return { id: "r-1", tool: "body" as const, input, at, answers: worked.kind === "ok" ? worked.value : expect.fail("refused") };
}

describe("what was measured, in FHIR R4", () => {
  it("is an observation each, in units of UCUM and by the Indian clock", () => {
    const asleep: TrackedValue = { tracker: "sleep", start: at - 7.5 * 3_600_000, end: at, quality: 4 };
    const noted = [
      {
        member: null,
        entries: [stored("w", aWeight), stored("s", asleep), stored("g", aGlass(250, at)), stored("x", aWalk({ at, minutes: 45 }))],
      },
    ];
    expect(figures({ noted })).toEqual([
      ["29463-7", 61.25, "kg"],
      ["93832-4", 450, "min"],
      ["9000-1", 250, "mL"],
      ["55411-3", 45, "min"],
    ]);
    const [weight, sleep, , exercise] = observed({ noted });
    expect(weight).toMatchObject({ status: "final", effectiveDateTime: "2026-11-22T23:45:30+05:30" });
    expect(sleep.effectivePeriod).toEqual({ start: "2026-11-22T16:15:30+05:30", end: "2026-11-22T23:45:30+05:30" });
    expect(exercise.component[0].valueCodeableConcept.coding[0].code).toBe("17190");
  });

  it("is told of an exercise of one's own by its name", () => {
    const entries = [stored("x", aWalk({ at, activity: null, name: "Garden work" }))];
    expect(observed({ noted: [{ member: null, entries }] })[0].component[0].valueCodeableConcept).toEqual({ text: "Garden work" });
  });

  it("leaves out days without anything, meals, and what was removed", () => {
    const none: TrackedValue = { tracker: "water", day: day("2026-11-22"), none: true };
    const removed: StoredEntry = { ...stored("r", aWeight), value: null };
    expect(observed({ noted: [{ member: null, entries: [stored("n", none), stored("m", aRoti()), removed] }] })).toEqual([]);
  });

  it("has an entry that was changed once, as it is now and under the same address", () => {
    const addressIn = (entry: StoredEntry) =>
      (careBundle(aRecord({ noted: [{ member: null, entries: [entry] }] })) as { entry: { fullUrl: string }[] }).entry.at(-1)?.fullUrl;
    const changed = stored("w", { ...aWeight, at: at - 60_000 }, 2);
    expect(observed({ noted: [{ member: null, entries: [changed] }] })).toMatchObject([{ status: "amended" }]);
    expect(addressIn(changed)).toBe(addressIn(stored("w", aWeight)));
  });

  it("names whom it is about, also where one file was brought to two of a family", () => {
    const isha = memberId("isha");
    const both = observed({ noted: [null, isha].map((member) => ({ member, entries: [stored("w", aWeight)] })) });
    expect(new Set(both.map((one: { subject: { reference: string } }) => one.subject.reference)).size).toBe(2);
    expect(new Set(both.map((one: { performer: [{ reference: string }] }) => one.performer[0].reference)).size).toBe(1);
  });

  it("has of a body its height, mass index, fat and waist, and not its weight again", async () => {
    const body = await aBody({ weight_kg: 72.25, height_cm: 170.5, sex: "male", age_years: 40, waist_cm: 88.5 });
    const told = figures({ results: [body] });
    expect(told).toEqual([
      ["8302-2", 170.5, "cm"],
      ["39156-5", 24.9, "kg/m2"],
      ["41982-0", expect.any(Number), "%"],
      ["8280-0", 88.5, "cm"],
    ]);
    expect(String(told[2][1])).toBe(body.answers[1]?.figures?.["fat_percent"]);
    expect(observed({ results: [body] })[1].method.coding[0].code).toBe("bmi@1");
  });

  it("has the waist that was measured with a weight, beside it and at the same moment", () => {
    const girths = { waist: { amount: 33.25, unit: "in" }, neck: { amount: 38, unit: "cm" } } as const;
    const entries = [stored("w", { ...aWeight, girths })];
    expect(figures({ noted: [{ member: null, entries }] })).toEqual([
      ["29463-7", expect.any(Number), "kg"],
      ["8280-0", 84.5, "cm"],
    ]);
    const [weight, waist] = observed({ noted: [{ member: null, entries }] });
    expect(waist.effectiveDateTime).toBe(weight.effectiveDateTime);
    const { entry } = careBundle(aRecord({ noted: [{ member: null, entries }] })) as { entry: { fullUrl: string }[] };
    expect(new Set(entry.map(({ fullUrl }) => fullUrl)).size).toBe(entry.length);
  });

  it("has no fat where the tool gives none", async () => {
    const body = await aBody({ weight_kg: 72.25, height_cm: 170, sex: "female", age_years: 30, pregnant: true });
    expect(figures({ results: [body] }).map(([code]: [string]) => code)).toEqual(["8302-2", "39156-5"]);
  });

  it("is read by a library of FHIR R4 that refuses what is none", () => {
    const [weight] = observed({ noted: [{ member: null, entries: [stored("w", aWeight)] }] });
    expect(standardFaults(weight)).toEqual([]);
    const wrong = {
      status: "noted",
      effectiveDateTime: "22 Nov",
      valueQuantity: { ...weight.valueQuantity, value: "61.25" },
      weight: 61.25,
    };
    expect(standardFaults({ ...weight, ...wrong }).map((fault) => fault.split(/[ :]/)[1])).toEqual(
      ["Observation.status", "Observation.effectiveDateTime", "Observation.valueQuantity.value", "Observation.weight"].map((place) =>
        expect.stringContaining(place),
      ),
    );
    const { code: _, ...nameless } = weight;
    expect(standardFaults(nameless).join()).toContain("code");
  });

  it("is refused by the shape in another unit", () => {
    const bundle = JSON.stringify(careBundle(aRecord({ noted: [{ member: null, entries: [stored("w", aWeight)] }] })));
    expect(bundleShape.safeParse(JSON.parse(bundle.replace('"code":"kg"', '"code":"cm"'))).success).toBe(false);
    expect(bundleShape.safeParse(JSON.parse(bundle.replace("+05:30", "Z"))).success).toBe(false);
  });
});
