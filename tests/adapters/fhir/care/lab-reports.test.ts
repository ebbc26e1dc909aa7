import { describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { payableId } from "#core/ledger/entry.ts";
import { careBundle } from "#adapters/fhir/care/care-bundle.ts";
import { aUser } from "#tests/builders/a-user.ts";
import { standardFaults } from "#tests/adapters/fhir/standard-faults.ts";
import { bundleShape } from "./bundle-shape.ts";
import type { CareRecord } from "#core/assessments/export/care-record.ts";
import type { FoundTest } from "#core/assessments/export/found-tests.ts";
import type { LabResult, SentRange } from "#core/labs/booking/lab-value.ts";

/** 22 November 2026 at 23:45 in India, when it is still 18:15 in London. */
const at = Date.parse("2026-11-22T18:15:30.500Z");
const DAY = 86_400_000;
const none: SentRange = { low: null, high: null, criticalLow: null, criticalHigh: null, of: null };
const whole: SentRange = { low: 4, high: 5.6, criticalLow: 2, criticalHigh: 10, of: { sex: "female", age: 41 } };
const quantity = (value: number, range: SentRange, unit: string | null = "%"): LabResult => ({ kind: "quantity", value, unit, range });

const aFoundTest = (results: readonly LabResult[], given: Partial<FoundTest> = {}): FoundTest => ({
  booking: payableId("l-1"),
  member: null,
  lab: "Sahyadri Diagnostics",
  version: 1,
  reason: null,
  test: labTestId("t-sugar"),
  title: { english: "HbA1c", hindi: "एचबीए1सी" },
  takenAt: at - DAY,
  at,
  values: results.map((result, nth) => ({ code: `v-${nth}`, name: { english: `Value ${nth}`, hindi: null }, result })),
  ...given,
});

type Resource = { readonly resourceType: string; readonly [key: string]: unknown };

/** The entries of a bundle that has the standard's shape. */
function entriesOf(found: readonly FoundTest[]): readonly { readonly fullUrl: string; readonly resource: Resource }[] {
  const record: CareRecord = {
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
    found,
  };
  const bundle = JSON.parse(JSON.stringify(careBundle(record)));
  expect(bundleShape.safeParse(bundle).error?.issues ?? []).toEqual([]);
  expect(standardFaults(bundle)).toEqual([]);
  return bundle.entry;
}

const resourcesOf = (type: string, found: readonly FoundTest[]): readonly Resource[] =>
  entriesOf(found)
    .map(({ resource }) => resource)
    .filter(({ resourceType }) => resourceType === type);

describe("what a laboratory found, in FHIR R4", () => {
  it("is a report of each test that names its values, by the Indian clock and the name of the laboratory", () => {
    const found = [aFoundTest([quantity(5.7, whole), { kind: "words", text: "Clear" }])];
    const entries = entriesOf(found);
    const observations = entries.filter(({ resource }) => resource.resourceType === "Observation");
    expect(resourcesOf("DiagnosticReport", found)).toMatchObject([
      {
        status: "final",
        code: { coding: [{ code: "t-sugar", display: "HbA1c" }] },
        effectiveDateTime: "2026-11-21T23:45:30+05:30",
        issued: "2026-11-22T23:45:30+05:30",
        performer: [{ display: "Sahyadri Diagnostics" }],
        result: observations.map(({ fullUrl }) => ({ reference: fullUrl })),
      },
    ]);
    expect(observations.map(({ resource }) => [resource["valueQuantity"], resource["valueString"]])).toEqual([
      [{ value: 5.7, unit: "%", system: "http://unitsofmeasure.org", code: "%" }, undefined],
      [undefined, "Clear"],
    ]);
  });

  it("has the range that was sent, for whom it is, and the flag of it", () => {
    const values = [1.9, 3.9, 4, 5.6, 5.7, 10.1].map((value) => quantity(value, whole));
    const letters = resourcesOf("Observation", [aFoundTest(values)]).map(
      ({ interpretation }) => (interpretation as [{ coding: [{ code: string }] }])[0].coding[0].code,
    );
    expect(letters).toEqual(["LL", "L", "N", "N", "H", "HH"]);
    expect(resourcesOf("Observation", [aFoundTest([quantity(5, whole)])])[0]?.["referenceRange"]).toMatchObject([
      { low: { value: 4 }, high: { value: 5.6 }, appliesTo: [{ coding: [{ code: "female" }] }], age: { low: { value: 41 } } },
    ]);
  });

  it("has a comparator, words with what the laboratory says of them, and ages of newborns", () => {
    const newborn = { ...whole, of: { sex: "female", age: "18d" } } as const;
    const results: readonly LabResult[] = [
      { kind: "bound", comparator: "<", value: 1.5, unit: "%", range: newborn },
      { kind: "bound", comparator: ">=", value: 5, unit: "%", range: whole },
      { kind: "judged-words", text: "Reactive", isNormal: false },
    ];
    const [low, unclear, reactive] = resourcesOf("Observation", [aFoundTest(results)]);
    expect(low).toMatchObject({
      valueQuantity: { value: 1.5, comparator: "<", code: "%" },
      interpretation: [{ coding: [{ code: "LL" }] }],
      referenceRange: [{ age: { low: { value: 18, code: "d" } } }],
    });
    expect([unclear?.["valueQuantity"], unclear?.["interpretation"]]).toMatchObject([{ comparator: ">=" }, undefined]);
    expect(reactive).toMatchObject({ valueString: "Reactive", interpretation: [{ coding: [{ code: "A" }] }] });
  });

  it("has no code of LOINC: nothing that can be cited gives one beside its name", () => {
    for (const { code } of resourcesOf("Observation", [aFoundTest([quantity(5, whole)])]))
      expect(code).toEqual({ coding: [{ system: expect.not.stringContaining("loinc"), code: "v-0", display: "Value 0" }] });
  });

  it("says nothing of a range where none was sent, and of no unit where there is none", () => {
    const [plain] = resourcesOf("Observation", [aFoundTest([quantity(1.2, none, null)])]);
    expect(plain?.["valueQuantity"]).toEqual({ value: 1.2 });
    expect([plain?.["referenceRange"], plain?.["interpretation"]]).toEqual([undefined, undefined]);
    expect(resourcesOf("Observation", [aFoundTest([quantity(1, { ...none, criticalLow: 2 })])])[0]?.["referenceRange"]).toBeUndefined();
  });

  it("is corrected, with the reason and under the same address, where a version came before", () => {
    const [first, second] = [aFoundTest([quantity(5, whole)]), aFoundTest([quantity(6, whole)], { version: 2, reason: "Mixed up." })];
    expect(resourcesOf("DiagnosticReport", [second])).toMatchObject([{ status: "corrected" }]);
    expect(resourcesOf("Observation", [second])).toMatchObject([{ status: "corrected", note: [{ text: "Mixed up." }] }]);
    const addresses = (found: FoundTest) => entriesOf([found]).map(({ fullUrl }) => fullUrl);
    expect(addresses(second)).toEqual(addresses(first));
  });

  it("is about whom it was found for, also a member who was removed, and apart for each of them", () => {
    const found = [null, memberId("isha")].map((member) => aFoundTest([quantity(5, whole)], { member }));
    const subjects = resourcesOf("DiagnosticReport", found).map(({ subject }) => (subject as { reference: string }).reference);
    expect(new Set(subjects).size).toBe(2);
    expect(resourcesOf("Patient", found)).toHaveLength(2);
  });
});
