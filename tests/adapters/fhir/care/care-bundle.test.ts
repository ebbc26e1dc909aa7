import { describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { assessmentId } from "#core/assessments/answering/assessment.ts";
import { BOOKING_STATES } from "#core/consultations/slots/slot-facts.ts";
import { newBooking } from "#core/consultations/booking/booking.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { careBundle } from "#adapters/fhir/care/care-bundle.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { aUser } from "#tests/builders/a-user.ts";
import { anItem, aScheduledItem } from "#tests/builders/consultations/a-prescription.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { now } from "#tests/fixtures.ts";
import { standardFaults } from "#tests/adapters/fhir/standard-faults.ts";
import { bundleShape, danglingIn } from "./bundle-shape.ts";
import type { CareRecord, RecordedBooking } from "#core/assessments/export/care-record.ts";
import type { Lasting, Rhythm, Schedule } from "#core/consultations/prescription/schedule.ts";
import type { Prescription } from "#core/consultations/prescription/prescription.ts";

const asha = customerId("asha");
const isha = memberId("isha");
const { isConsented: _, ...told } = aMember();
const anIsha = { ...told, id: isha, consentedAt: now };

function aBooking(id: string, given: Partial<RecordedBooking["booking"]> = {}): RecordedBooking {
  const facts = {
    id: payableId(id),
    customer: asha,
    member: null,
    practitioner: practitionerId("sunanda"),
    start: now,
    length: 30,
    buffer: 5,
    mode: "video" as const,
    fee: paise(30_100),
    plan: null,
  };
  return {
    booking: { ...newBooking(facts, now - 1000), ...given },
    consulted: { name: "Dr. Sunanda Joshi", therapy: "ayurveda", qualifications: ["BAMS"], council: "MCIM", registration: "I-1" },
    complaint: null,
    consents: [],
  };
}

const aRecord = (given: Partial<CareRecord> = {}): CareRecord => ({
  at: now,
  customer: aUser({ gender: "female", birthdate: day("1992-05-01") }).customer,
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

type Resource = Readonly<Record<string, unknown>> & { readonly resourceType: string };
const resourcesOf = (record: CareRecord, type: string): readonly Resource[] =>
  (careBundle(record) as { entry: { resource: Resource }[] }).entry
    .map(({ resource }) => resource)
    .filter((one) => one.resourceType === type);

function fitting(record: CareRecord): void {
  const read = bundleShape.safeParse(JSON.parse(JSON.stringify(careBundle(record))));
  expect(read.error?.issues ?? []).toEqual([]);
  expect(standardFaults(careBundle(record))).toEqual([]);
}

/** Two versions: the first was replaced. */
function aPrescriptionOfTwo(kind: Prescription["versions"][0]["version"]["kind"], is: "drug" | "task"): Prescription {
  const items = [anItem({ is, ingredients: is === "drug" ? ["Ashwagandha"] : [] })];
  const first = aSignedPrescription({ kind, items });
  const [{ version }] = first.versions;
  return { ...first, versions: [...first.versions, { version: { ...version, version: 2, former: "f".repeat(64) }, hash: "1".repeat(64) }] };
}

const aTick = { booking: payableId("b-1"), item: "a", day: day("2026-11-20"), time: "morning" };

describe("a record of care in FHIR R4", () => {
  it("has the shape of the standard with everything in it, and names nothing that is not there", () => {
    const record = aRecord({
      family: [anIsha],
      bookings: [
        {
          ...aBooking("b-1", { state: "completed" }),
          complaint: "Sleeps badly",
          consents: [{ at: now, consent: { version: 1, language: "hi", mode: "video", callBack: true, givenBy: "guardian" } }],
        },
        aBooking("b-2", { member: memberId("gone"), state: "expired" }),
      ],
      prescriptions: [aPrescriptionOfTwo("ayurveda", "drug")],
      ticks: [aTick, { ...aTick, time: "07:30" }],
      assessments: [
        {
          id: assessmentId("a-1"),
          customer: asha,
          kind: "ayurveda",
          member: null,
          booking: payableId("b-1"),
          version: 1,
          answers: [{ linkId: "severity", values: [7], n: 1 }],
          steps: [{ at: now, event: "begin" }],
        },
      ],
      profiles: [{ customer: asha, member: isha, answers: [{ linkId: "has-allergies", values: [true], n: 1 }] }],
      consents: [null, isha],
      accesses: [
        {
          customer: asha,
          member: isha,
          at: now,
          by: "Dr. Sunanda Joshi",
          seen: ["complaint", "ticks"],
          booking: payableId("b-1"),
          start: now,
        },
        { customer: asha, member: null, at: now, by: "Dr. Sunanda Joshi", seen: ["complaint"], booking: payableId("b-1"), start: now },
      ],
    });
    fitting(record);
    expect(resourcesOf(record, "Patient")).toHaveLength(3); // Who was removed from the family is still somebody's patient.
    expect(resourcesOf(record, "MedicationStatement").map((one) => one["effectiveDateTime"])).toEqual([
      "2026-11-20T08:00:00+05:30",
      "2026-11-20T07:30:00+05:30",
    ]);
    expect(resourcesOf(record, "MedicationRequest").map((one) => one["status"])).toEqual(["stopped", "active"]);
    expect(resourcesOf(record, "CarePlan").map((one) => one["status"])).toEqual(["revoked", "active"]);
  });

  it("has every state of an appointment as care has it", () => {
    const record = aRecord({ bookings: BOOKING_STATES.map((state) => aBooking(`b-${state}`, { state })) });
    fitting(record);
    const states: readonly string[] = BOOKING_STATES;
    expect(resourcesOf(record, "Appointment").map(({ status }, place) => [BOOKING_STATES[place], status])).toEqual(
      Object.entries({
        held: "pending",
        pending_payment: "pending",
        confirmed: "booked",
        checked_in: "checked-in",
        in_progress: "arrived",
        completed: "fulfilled",
        cancelled_by_patient: "cancelled",
        cancelled_by_practitioner: "cancelled",
        no_show_patient: "noshow",
        no_show_practitioner: "noshow",
        failed_technically: "cancelled",
        expired: "cancelled",
      }).toSorted(([a], [b]) => states.indexOf(a) - states.indexOf(b)),
    );
  });

  it("says of each schedule at which times of which days, and as needed with the most a day and the hours between", () => {
    const planned = (rhythm: Rhythm, lasts: Lasting): Schedule => ({ kind: "planned", rhythm, times: ["morning", "19:30"], lasts });
    const taper: Schedule = {
      kind: "taper",
      steps: [
        { days: 3, dose: "2 pills", times: ["morning", "night"] },
        { days: 4, dose: "1 pill", times: ["night"] },
      ],
    };
    const items = [
      planned({ kind: "every", days: 2 }, { kind: "days", days: 14 }),
      planned({ kind: "weekdays", weekdays: ["monday", "thursday"] }, { kind: "days", days: 14 }),
      planned({ kind: "daily" }, { kind: "doses", doses: 5 }),
      taper,
      { kind: "as-needed", mostADay: 3, hoursApart: 4, days: 10 } as const,
    ].map((schedule, nth) => aScheduledItem(schedule, { key: `i${nth}`, details: { dose: "3 g" }, ingredients: [] }));
    const record = aRecord({ bookings: [aBooking("b-1")], prescriptions: [aSignedPrescription({ items })] });
    fitting(record);
    const timesOfDay = ["08:00:00", "19:30:00"];
    const each = { frequency: 2, period: 1, periodUnit: "d", timeOfDay: timesOfDay };
    const until = (end: string, begin = "2026-11-20") => ({ boundsPeriod: { start: begin, end } });
    expect(resourcesOf(record, "MedicationRequest").map((one) => one["dosageInstruction"])).toEqual([
      [{ text: "dose: 3 g", timing: { repeat: { ...until("2026-12-03"), ...each, period: 2 } } }],
      [{ text: "dose: 3 g", timing: { repeat: { ...until("2026-12-03"), ...each, dayOfWeek: ["mon", "thu"] } } }],
      [{ text: "dose: 3 g", timing: { repeat: { ...until("2026-11-22"), count: 5, ...each } } }],
      [
        {
          sequence: 1,
          text: "dose: 2 pills",
          timing: { repeat: { ...until("2026-11-22"), ...each, timeOfDay: ["08:00:00", "21:00:00"] } },
        },
        {
          sequence: 2,
          text: "dose: 1 pill",
          timing: { repeat: { ...until("2026-11-26", "2026-11-23"), ...each, frequency: 1, timeOfDay: ["21:00:00"] } },
        },
      ],
      [
        {
          text: "dose: 3 g",
          timing: { repeat: { ...until("2026-11-29"), frequency: 1, period: 4, periodUnit: "h" } },
          asNeededBoolean: true,
          maxDosePerPeriod: {
            numerator: { value: 3, unit: "dose", system: "http://unitsofmeasure.org", code: "{dose}" },
            denominator: { value: 1, unit: "d", system: "http://unitsofmeasure.org", code: "d" },
          },
        },
      ],
    ]);
    const tasks = [taper, { kind: "as-needed", mostADay: 3, hoursApart: 4, days: 10 } as const].map((schedule, nth) =>
      aScheduledItem(schedule, { key: `i${nth}`, is: "task", name: "Walk", details: {}, ingredients: [] }),
    );
    const plan = aRecord({ bookings: [aBooking("b-1")], prescriptions: [aSignedPrescription({ kind: "physiotherapy", items: tasks })] });
    fitting(plan);
    const detail = { code: { text: "Walk" }, doNotPerform: false };
    expect(resourcesOf(plan, "CarePlan")[0]).toMatchObject({
      activity: [
        { detail: { ...detail, description: "dose: 2 pills", scheduledTiming: { repeat: until("2026-11-22") } } },
        { detail: { ...detail, description: "dose: 1 pill", scheduledTiming: { repeat: until("2026-11-26", "2026-11-23") } } },
        { detail: { ...detail, scheduledString: "as needed, at most 3 a day, at least 4 h apart" } },
      ],
    });
    const order = aRecord({ bookings: [aBooking("b-1")], prescriptions: [aSignedPrescription({ kind: "nutrition", items: tasks })] });
    fitting(order);
    expect(resourcesOf(order, "NutritionOrder").map((one) => one["oralDiet"])).toMatchObject([
      { schedule: [{ repeat: until("2026-11-22") }, { repeat: until("2026-11-26", "2026-11-23") }], instruction: "Walk; 2 pills; 1 pill" },
      { instruction: "Walk; as needed, at most 3 a day, at least 4 h apart" },
    ]);
  });

  it("has exercises within the plan and as procedures, and what nutrition advises as orders", () => {
    for (const [kind, type] of [
      ["yoga", "Procedure"],
      ["nutrition", "NutritionOrder"],
    ] as const) {
      const record = aRecord({ bookings: [aBooking("b-1")], prescriptions: [aPrescriptionOfTwo(kind, "task")], ticks: [aTick] });
      fitting(record);
      expect(resourcesOf(record, type).length).toBeGreaterThan(0);
      expect(resourcesOf(record, "MedicationRequest")).toEqual([]);
      expect(resourcesOf(record, "Procedure")).toHaveLength(1);
    }
  });

  it("says what was withdrawn, and what is over", () => {
    const signed = aSignedPrescription({ items: [anItem({ days: 1, start: day("2020-01-01") })] });
    const over = aRecord({ bookings: [aBooking("b-1")], prescriptions: [signed] });
    const withdrawn = { ...over, prescriptions: [{ ...signed, withdrawn: { at: now, reason: "Wrong patient" } }] };
    expect([over, withdrawn].map((one) => resourcesOf(one, "MedicationRequest").map(({ status }) => status))).toEqual([
      ["completed"],
      ["cancelled"],
    ]);
    fitting(withdrawn);
  });

  it("leaves out answers to what is not asked", () => {
    const steps = [{ at: now, event: "begin" }] as const;
    const place = { id: assessmentId("a-1"), customer: asha, kind: "ayurveda", member: null, booking: null, version: 1 } as const;
    const hidden = { linkId: "allergies", values: ["SENTINEL"], n: 1 }; // Asked of those alone who have some.
    const without = aRecord({ assessments: [{ ...place, answers: [hidden], steps }] });
    const withIt = aRecord({ assessments: [{ ...place, answers: [{ linkId: "has-allergies", values: [true], n: 1 }, hidden], steps }] });
    expect([without, withIt].map((one) => JSON.stringify(careBundle(one)).includes("SENTINEL"))).toEqual([false, true]);
    fitting(withIt);
  });

  it("is the same for the same record, and its shape refuses what dangles", () => {
    const record = aRecord({ bookings: [aBooking("b-1")], prescriptions: [aPrescriptionOfTwo("ayurveda", "drug")] });
    expect(careBundle(record)).toEqual(careBundle(record));
    const dangling = JSON.parse(JSON.stringify(careBundle({ ...record, bookings: [] })));
    expect(bundleShape.safeParse(dangling).success).toBe(false);
    expect(danglingIn(dangling).length).toBeGreaterThan(0);
    for (const type of ["Patient", "Appointment", "MedicationRequest"]) {
      const broken = JSON.parse(JSON.stringify(careBundle(record)).replaceAll(`{"resourceType":"${type}"`, `$&,"mood":"good"`));
      expect(standardFaults(broken).join()).toContain(`${type} ${type}.mood`);
    }
  });
});
