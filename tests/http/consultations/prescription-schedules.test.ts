import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SavePrescriptionDraft } from "#core/consultations/prescriptions/save-prescription-draft.use-case.ts";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { ShowPrescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import { SignAtDesk } from "#core/consultations/prescriptions/sign-at-desk.use-case.ts";
import { chainFault } from "#core/consultations/prescriptions/chain-fault.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { refused } from "#core/shared/result.ts";
import { signAyurvedaPrescription } from "#adapters/http-contract/consultations/prescribing.ts";
import { prescriptionHash } from "#adapters/secrets/prescription-hash.ts";
import { itemFormOf, itemIn } from "#web/features/desk/prescribing/item-form.ts";
import { anySchedule } from "#tests/arbitraries/any-schedule.ts";
import { anItem, aPrescription, aScheduledItem } from "#tests/builders/consultations/a-prescription.ts";
import { nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { payableId } from "#core/ledger/entry.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { begunConsultation } from "#tests/core/consultations/begun-consultation.ts";
import type { PrescriptionItem, PrescriptionVersion } from "#core/consultations/prescription/prescription.ts";
import type { Schedule } from "#core/consultations/prescription/schedule.ts";
import type { WrittenPrescription } from "#core/consultations/prescriptions/written-prescription.ts";

const start = indianDay(nine);

function written(items: readonly PrescriptionItem[], given: Partial<WrittenPrescription> = {}): WrittenPrescription {
  const { kind: _, ...content } = aPrescription({ items });
  return { ...content, age: null, gender: null, ...given };
}

/** A version as it was stored, with its hash, before there was anything but so many days. */
const STORED = `{"number":"RX00A/2627/000123","version":2,"former":"ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","reason":"Half the dose","kind":"ayurveda","booking":"b-1","start":1795148100000,"mode":"video","consent":"call-1","practitioner":{"id":"sunanda","name":"Dr. Sunanda Joshi","qualifications":["BAMS","MD (Ayurveda)"],"council":"Maharashtra Council of Indian Medicine","registration":"I-45120-A","address":null},"patient":{"name":"आशा Kulkarni","age":34,"gender":"female"},"signedAt":1795151700000,"complaint":"Sleeps badly","findings":"","diagnosis":"provisional: Anidra","advice":"No screens after nine.","tests":"","followUp":"In two weeks","items":[{"key":"i1","is":"drug","name":"Ashwagandha churna","details":{"form":"churna","dose":"3 g","anupana":"warm milk"},"ingredients":["Ashwagandha"],"times":["night","07:30"],"start":"2026-11-20","days":14,"nevertheless":null},{"key":"i2","is":"drug","name":"Guduchyadi kadha","details":{"dose":"40 ml"},"ingredients":["Guduchi","Dhanyaka"],"times":["morning"],"start":"2026-11-21","days":1,"nevertheless":"Taken before without trouble"}]}`;
const STORED_HASH = "e63bde96169eb5dff1149a46864716a133a875f50ffba0e80d405a2a354e83e2";

const schedules: Readonly<Record<string, Schedule>> = {
  "alternate-days": {
    kind: "planned",
    rhythm: { kind: "every", days: 2 },
    times: ["morning", "19:30"],
    lasts: { kind: "days", days: 14 },
  },
  weekdays: {
    kind: "planned",
    rhythm: { kind: "weekdays", weekdays: ["monday", "thursday"] },
    times: ["noon"],
    lasts: { kind: "doses", doses: 8 },
  },
  taper: {
    kind: "taper",
    steps: [
      { days: 5, dose: "2 tablets", times: ["morning", "night"] },
      { days: 5, dose: "", times: ["night"] },
    ],
  },
  "as-needed": { kind: "as-needed", mostADay: 3, hoursApart: 4, days: 10 },
};

describe("a version that was signed before there were schedules", () => {
  it("keeps its hash, also once it went over the wire, and each item once it stood in the form", () => {
    const version: PrescriptionVersion = JSON.parse(STORED);
    expect(prescriptionHash(version)).toBe(STORED_HASH);
    const wire = signAyurvedaPrescription.envelopeOf({
      kind: "ok",
      value: { member: null, versions: [{ version, hash: STORED_HASH }], withdrawn: null },
    });
    const read = signAyurvedaPrescription.answerIn(JSON.parse(JSON.stringify(wire)));
    const again = read?.answer as { readonly value: { readonly versions: readonly [{ readonly version: PrescriptionVersion }] } };
    expect(prescriptionHash(again.value.versions[0].version)).toBe(STORED_HASH);
    const items = version.items.map((item) => itemIn(itemFormOf(item), item.start));
    expect(prescriptionHash({ ...version, items: items.map((item) => inDaysOrder(item)) })).toBe(
      prescriptionHash({ ...version, items: version.items.map(inDaysOrder) }),
    );
  });
});

/** The form has parts of the day before other times. */
const inDaysOrder = (item: PrescriptionItem): PrescriptionItem => ("times" in item ? { ...item, times: item.times.toSorted() } : item);

describe("what is prescribed at other times than so often each day", () => {
  it("is kept in a draft, signed, and read by its patient as it was written, in a chain that holds", async () => {
    const { mine, theirs, asha, doctor, id } = await begunConsultation(overTheWire);
    const items = Object.entries(schedules).map(([key, schedule]) =>
      aScheduledItem(schedule, { key, start, name: key, ingredients: [key] }),
    );
    const first = written([...items, anItem({ key: "each-day", start })]);
    await theirs.get(SavePrescriptionDraft)(doctor.id, { booking: id, written: first });
    expect(await theirs.get(ShowPrescribing)(doctor.id, id)).toMatchObject({ value: { draft: first } });
    expect(await theirs.get(SignAtDesk.ayurveda)(doctor.id, { booking: id, written: first })).toMatchObject({ kind: "ok" });
    await theirs.get(SignAtDesk.ayurveda)(doctor.id, { booking: id, written: written(items, { reason: "Less" }) });
    const read = await mine.get(ShowMyPrescriptions.any)(asha.id, id);
    if (read.kind === "refused") throw new Error(read.refusal.kind);
    const [prescription] = read.value;
    expect(prescription?.versions.map(({ version }) => version.items)).toEqual([first.items, items]);
    expect(chainFault(prescription?.versions ?? [], prescriptionHash)).toBeNull();
  });

  it("is kept in a draft with nothing chosen yet, and refused when it is signed so", async () => {
    const { theirs, doctor, id } = await begunConsultation(overTheWire);
    const empty: readonly Schedule[] = [
      { kind: "planned", rhythm: { kind: "every", days: 0 }, times: [], lasts: { kind: "doses", doses: 0 } },
      { kind: "planned", rhythm: { kind: "weekdays", weekdays: [] }, times: [], lasts: { kind: "days", days: 0 } },
      { kind: "taper", steps: [{ days: 0, dose: "", times: [] }] },
      { kind: "as-needed", mostADay: 0, hoursApart: 0, days: 0 },
    ];
    for (const schedule of empty) {
      const draft = written([aScheduledItem(schedule, { start })]);
      expect(await theirs.get(SavePrescriptionDraft)(doctor.id, { booking: id, written: draft })).toEqual({ kind: "ok", value: null });
      expect(await theirs.get(ShowPrescribing)(doctor.id, id)).toMatchObject({ value: { draft } });
      expect(await theirs.get(SignAtDesk.ayurveda)(doctor.id, { booking: id, written: draft })).toEqual(
        refused({ kind: "unusable-item", item: "a" }),
      );
    }
  });

  it("goes over the wire and comes back, whatever it is", () => {
    fc.assert(
      fc.property(anySchedule(), (schedule) => {
        const asked = { booking: payableId("b-1"), written: written([aScheduledItem(schedule), anItem({ key: "b" })]) };
        const wire = JSON.parse(JSON.stringify(signAyurvedaPrescription.wireOf(asked)));
        const read = signAyurvedaPrescription.askedBy(wire);
        expect(read).toEqual({ asked });
      }),
    );
  });

  it("is understood of a client that knows of no schedule, and shows it no time that could be taken for each day's", () => {
    const item = { is: "drug", name: "Churna", details: [], ingredients: ["Amla"], key: "i1", start, nevertheless: null };
    const prescription = { ...written([]), follow_up: "", items: [{ ...item, times: ["morning"], days: 7 }] };
    const read = signAyurvedaPrescription.askedBy({ booking_id: "b-1", prescription });
    expect(read).toMatchObject({ asked: { written: { items: [{ times: ["morning"], days: 7 }] } } });
    expect(JSON.stringify(read)).not.toContain("schedule");
    const asked = { booking: payableId("b-1"), written: written([aScheduledItem(schedules["taper"] as Schedule)]) };
    expect(signAyurvedaPrescription.wireOf(asked)).toMatchObject({ prescription: { items: [{ times: [], days: 0 }] } });
  });

  it.each([
    { kind: "planned", rhythm: { kind: "monthly" }, times: ["noon"], lasts: { kind: "days", days: 3 } },
    { kind: "planned", rhythm: { kind: "weekdays", weekdays: ["someday"] }, times: ["noon"], lasts: { kind: "days", days: 3 } },
    { kind: "planned", rhythm: { kind: "daily" }, times: ["noon"], lasts: { kind: "for ever" } },
    { kind: "as-needed", most_a_day: 2.5, hours_apart: 4, days: 3 },
    { kind: "taper", steps: Array.from({ length: 13 }, () => ({ days: 1, dose: "", times: ["noon"] })) },
    { kind: "whenever" },
  ])("is refused where it is none: %o", (schedule) => {
    const item = { is: "drug", name: "Churna", details: [], ingredients: ["Amla"], key: "i1", start, nevertheless: null, schedule };
    const read = signAyurvedaPrescription.askedBy({ booking_id: "b-1", prescription: { ...written([]), follow_up: "", items: [item] } });
    expect(read).toHaveProperty("problems");
  });
});
