import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newBooking } from "#core/consultations/booking/booking.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { PRESCRIPTION_KINDS, PRESCRIPTION_RULES, prescriptionKindOf } from "#core/consultations/prescription/prescription-kind.ts";
import { makeVerifyPrescription } from "#core/consultations/prescriptions/verification/verify-prescription.use-case.ts";
import { prescriptionNumber } from "#core/consultations/prescriptions/prescription-number.ts";
import { writeRefusal } from "#core/consultations/prescriptions/write-refusal.ts";
import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryAuditLog } from "#adapters/memory/staff/audit-log.ts";
import { anItem, aPrescription, aScheduledItem } from "#tests/builders/consultations/a-prescription.ts";
import { now } from "#tests/fixtures.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { Prescription, PrescriptionItem } from "#core/consultations/prescription/prescription.ts";
import type { WriteFacts } from "#core/consultations/prescriptions/write-refusal.ts";

const HOUR = 60 * 60_000;
const writer = practitionerId("sunanda");
const held = newBooking(
  {
    id: payableId("b-1"),
    customer: customerId("asha"),
    member: null,
    practitioner: writer,
    start: now,
    length: 30,
    buffer: 5,
    mode: "video",
    fee: paise(50_000),
    plan: null,
  },
  now - HOUR,
);
const completed: Booking = {
  ...held,
  state: "completed",
  expiresAt: null,
  history: [...held.history, { at: now, by: { kind: "practitioner" }, deed: { kind: "state", event: "complete", payment: null } }],
};
const facts: WriteFacts = {
  writer,
  booking: completed,
  therapy: "ayurveda",
  patient: { name: "Asha Kulkarni", hasBirthdate: true, age: 34, gender: "female" },
  consent: "call-1",
  allergies: [],
  former: null,
  others: [],
  at: now + HOUR,
};

const kept = (items: readonly PrescriptionItem[], given: Partial<Prescription> = {}): Prescription => ({
  customer: held.customer,
  member: null,
  withdrawn: null,
  versions: [
    {
      version: {
        ...aPrescription({ items }),
        number: "RX000/2627/000001",
        version: 1,
        former: null,
        booking: held.id,
        start: now,
        mode: "video",
        consent: "call-1",
        practitioner: {
          id: writer,
          name: "Dr. Sunanda Joshi",
          qualifications: ["BAMS"],
          council: "MCIM",
          registration: "I-1",
          address: null,
        },
        patient: { name: "Asha Kulkarni", age: 34, gender: "female" },
        signedAt: now,
      },
      hash: "0".repeat(64),
    },
  ],
  ...given,
});

const refusalOf = (given: Parameters<typeof aPrescription>[0], known: Partial<WriteFacts> = {}) =>
  writeRefusal(aPrescription(given), { ...facts, ...known });

describe("what is prescribed", () => {
  it("is taken from the booking's own practitioner, for their therapy, from the consultation on until 72 hours after it", () => {
    expect(refusalOf({})).toBeNull();
    expect(refusalOf({}, { booking: { ...held, state: "in_progress" } })).toBeNull();
    for (const state of ["confirmed", "checked_in", "no_show_patient", "cancelled_by_patient"] as const)
      expect(refusalOf({}, { booking: { ...held, state } })).toEqual({ kind: "too-early" });
    expect(refusalOf({}, { at: now + 72 * HOUR - 1 })).toBeNull();
    expect(refusalOf({}, { at: now + 72 * HOUR })).toEqual({ kind: "too-late" });
    expect(refusalOf({}, { writer: practitionerId("another") })).toEqual({ kind: "not-yours" });
    expect(refusalOf({}, { therapy: "unani" })).toEqual({ kind: "other-therapy" });
  });

  it("has another version within 30 days of the first, with a reason, and none once it is withdrawn", () => {
    const former = kept([anItem()]);
    const later = { former, at: now + 30 * 24 * HOUR - 1 };
    expect(refusalOf({ reason: "Less of it" }, later)).toBeNull();
    expect(refusalOf({ reason: " " }, later)).toEqual({ kind: "missing", parts: ["reason"] });
    expect(refusalOf({ reason: "Less of it" }, { ...later, at: later.at + 1 })).toEqual({ kind: "too-late" });
    const withdrawn = kept([anItem()], { withdrawn: { at: now, reason: "Wrong patient" } });
    expect(refusalOf({ reason: "Less of it" }, { former: withdrawn })).toEqual({ kind: "withdrawn" });
  });

  it("names what is missing, all at once", () => {
    expect(
      refusalOf(
        { diagnosis: "provisional: ", advice: " ", items: [] },
        { patient: { name: "Asha Kulkarni", hasBirthdate: false, age: null, gender: null }, consent: null },
      ),
    ).toEqual({ kind: "missing", parts: ["diagnosis", "advice-or-item", "age", "gender", "consent"] });
    expect(refusalOf({ advice: "", items: [anItem()] })).toBeNull();
  });

  it("holds drugs or none by its kind, and no drug for somebody without a date of birth", () => {
    expect(THERAPIES.map(prescriptionKindOf).every((kind) => PRESCRIPTION_KINDS.includes(kind))).toBe(true);
    for (const therapy of THERAPIES) {
      const kind = prescriptionKindOf(therapy);
      const { holds } = PRESCRIPTION_RULES[kind];
      const plain = { details: {}, key: "x" };
      const drug = refusalOf({ kind, items: [anItem(plain)] }, { therapy });
      const task = refusalOf({ kind, items: [anItem({ ...plain, is: "task", ingredients: [] })] }, { therapy });
      expect([drug, task]).toEqual([
        holds === "care-plan" ? { kind: "drug-in-care-plan", item: "x" } : null,
        holds === "drugs" ? { kind: "no-drug", item: "x" } : null,
      ]);
    }
    const unborn = { patient: { name: "Asha Kulkarni", hasBirthdate: false, age: 30, gender: "female" } } as const;
    expect(refusalOf({}, unborn)).toEqual({ kind: "no-birthdate" });
    expect(refusalOf({ items: [] }, unborn)).toBeNull();
  });

  it("is planned on whole days at times of the day that each stand once, and tells nothing that its kind has no field for", () => {
    const unusable = { kind: "unusable-item", item: "a" };
    for (const given of [
      { times: [] },
      { times: ["morning", "morning"] },
      { times: ["24:00"] },
      { times: ["soon"] },
      { days: 0 },
      { days: 1.5 },
      { days: 366 },
      { name: " " },
      { ingredients: [] },
      { details: { potency: "30C" } },
      { details: { dose: "0 tablets" } },
      { details: { dose: "० गोली" } },
    ])
      expect(refusalOf({ items: [anItem(given)] })).toEqual(unusable);
    expect(refusalOf({ items: [anItem({ times: ["07:30", "night"], start: day("2026-12-01"), days: 365 })] })).toBeNull();
    for (const dose of ["1-0-1", "0.5 g", "½", "as told"]) expect(refusalOf({ items: [anItem({ details: { dose } })] })).toBeNull();
    const yoga = aPrescription({ kind: "yoga", items: [anItem({ is: "task", ingredients: [], details: { minutes: "0" } })] });
    expect(writeRefusal(yoga, { ...facts, therapy: "yoga" })).toEqual(unusable);
    expect(refusalOf({ items: [anItem(), anItem()] })).toEqual({ kind: "too-many-items" });
  });

  it.each(["ayurveda", "homeopathy", "unani", "siddha"] as const)("may say how much of a medicine is taken, or not: %s", (kind) => {
    const of = (details: Readonly<Record<string, string>>) => refusalOf({ kind, items: [anItem({ details })] }, { therapy: kind });
    expect([of({ dose: "2 tablets" }), of({})]).toEqual([null, null]);
  });

  it("is refused where a step of a taper takes nothing, or the steps and the item both say how much", () => {
    const taper = (second: string, details: Readonly<Record<string, string>>) => {
      const steps = ["3 tablets", second].map((dose) => ({ days: 4, dose, times: ["morning"] }));
      return refusalOf({ items: [aScheduledItem({ kind: "taper", steps }, { details })] });
    };
    const unusable = { kind: "unusable-item", item: "a" };
    expect([taper("0 tablets", {}), taper("", { dose: "2 g" }), taper("1 tablet", { dose: "2 g" })]).toEqual(Array(3).fill(unusable));
    expect([taper("1 tablet", { form: "tablet" }), taper("", {})]).toEqual([null, null]);
    const steps = ["morning", "night"].map((time) => ({ days: 4, dose: "", times: [time] }));
    expect(refusalOf({ items: [aScheduledItem({ kind: "taper", steps }, { details: { dose: "2 g" } })] })).toBeNull();
  });

  it("is refused with the letter that its paper can't show, wherever that stands", () => {
    const unprinted = { kind: "unprinted", letter: "😀" };
    expect(refusalOf({ advice: "Rest 😀" })).toEqual(unprinted);
    expect(refusalOf({}, { patient: { name: "王 Asha", hasBirthdate: true, age: 34, gender: "female" } })).toEqual({
      kind: "unprinted",
      letter: "王",
    });
    for (const given of [{ name: "Churna 😀" }, { details: { dose: "😀" } }, { ingredients: ["😀 root"] }, { nevertheless: "😀" }])
      expect(refusalOf({ items: [anItem(given)] })).toEqual(unprinted);
    expect(refusalOf({ advice: "≤ 2 drops, 5 μg\nவெதுவெதுப்பான நீர் · صبح 5 گولی" })).toBeNull();
  });

  it("is warned of a recorded allergy and of an ingredient that is taken already, unless its writer says why nevertheless", () => {
    const milk = anItem({ key: "b", name: "Milk decoction", ingredients: ["Cow's milk", "Haridra"] });
    expect(refusalOf({ items: [milk] }, { allergies: ["MILK", "dust"] })).toEqual({
      kind: "warned",
      warnings: [{ item: "b", kind: "allergy", with: "MILK" }],
    });
    expect(refusalOf({ items: [anItem({ name: "Gelatin caps", ingredients: ["Gelatin"] })] }, { allergies: ["tin"] })).toBeNull();
    const peanut = anItem({ name: "Anu taila", ingredients: ["Arachis hypogaea"], details: {} });
    expect(refusalOf({ items: [peanut] }, { allergies: ["Peanuts: the lips swell"] })).toMatchObject({ kind: "warned" });
    expect(refusalOf({ items: [anItem()] }, { allergies: ["दूध"] })).toMatchObject({ kind: "warned" }); // Taken with warm milk.
    expect(refusalOf({ items: [anItem({ details: { pathya: "No milk" } })] }, { allergies: ["milk"] })).toBeNull();
    const others = [kept([anItem({ key: "old", ingredients: ["ASHWAGANDHA "] })])];
    expect(refusalOf({}, { others })).toEqual({ kind: "warned", warnings: [{ item: "a", kind: "repeated", with: "Ashwagandha" }] });
    expect(refusalOf({}, { others: [kept([anItem()], { withdrawn: { at: now, reason: "Over" } })] })).toBeNull();
    expect(refusalOf({ items: [anItem(), anItem({ key: "c" })] })).toEqual({
      kind: "warned",
      warnings: [{ item: "c", kind: "repeated", with: "Ashwagandha" }],
    });
    expect(refusalOf({ items: [anItem({ nevertheless: " " })] }, { others })).toMatchObject({ kind: "warned" });
    expect(refusalOf({ items: [anItem({ nevertheless: "Tapering" })] }, { others })).toBeNull();
  });

  it("is never taken more easily because more is known that speaks against it", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }), fc.string({ maxLength: 20 }), (allergies, more) => {
        const before = refusalOf({}, { allergies });
        const after = refusalOf({}, { allergies: [...allergies, more] });
        if (before !== null) expect(after).not.toBeNull();
      }),
    );
  });

  it("has a number of its practitioner and financial year", () => {
    expect(prescriptionNumber({ series: "00A", day: day("2027-03-31"), serial: 123 })).toBe("RX00A/2627/000123");
    expect(prescriptionNumber({ series: "00A", day: day("2027-04-01"), serial: 1 })).toBe("RX00A/2728/000001");
    expect(() => prescriptionNumber({ series: "00A", day: day("2027-04-01"), serial: 0 })).toThrow(RangeError);
  });
});

describe("a prescription that staff verify by its number", () => {
  const verified = (found: Prescription | null, hash = "0") =>
    makeVerifyPrescription({
      prescriptions: { withNumber: async () => found },
      hash: () => hash.repeat(64),
      log: memoryAuditLog(new Memory()),
      now: () => now,
    })("meera", "RX000/2627/000001");
  const shown = { number: "RX000/2627/000001", versions: [{ version: 1, hash: "0".repeat(64) }], isWithdrawn: false, fault: null };

  it("tells its versions, whether it is withdrawn, and what does not prove itself; nothing of nobody's", async () => {
    const withdrawn = { at: now, reason: "Wrong dose" };
    expect(await verified(kept([anItem()]))).toEqual(shown);
    expect(await verified(kept([anItem()], { withdrawn }))).toEqual({ ...shown, isWithdrawn: true });
    expect(await verified(kept([anItem()]), "1")).toEqual({ ...shown, fault: { version: 1, fault: "changed" } });
    expect(await verified(null)).toBeNull();
  });
});
