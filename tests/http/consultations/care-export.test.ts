import { describe, expect, it } from "vitest";
import { ExportCare } from "#core/assessments/export/export-care.use-case.ts";
import { SavePrescriptionDraft } from "#core/consultations/prescriptions/save-prescription-draft.use-case.ts";
import { SignAtDesk } from "#core/consultations/prescriptions/sign-at-desk.use-case.ts";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { TickDose } from "#core/consultations/ticks/tick-dose.use-case.ts";
import { day } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { refused } from "#core/shared/result.ts";
import { standardFaults } from "#tests/adapters/fhir/standard-faults.ts";
import { bundleShape } from "#tests/adapters/fhir/care/bundle-shape.ts";
import { anItem, aPrescription } from "#tests/builders/consultations/a-prescription.ts";
import { MINUTE, nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { aClinic } from "./a-clinic.ts";

/** A consultation with a signed prescription, a dose of which is ticked, and a draft of the next. */
async function consulted() {
  const clinic = await aClinic("audio");
  const { memory, clock, mine, theirs, asha, doctor, id } = clinic;
  const account = memory.customers.get(asha.id);
  if (account !== undefined)
    memory.customers.set(asha.id, { ...account, customer: { ...account.customer, birthdate: day("1992-05-01"), gender: "female" } });
  const consent = { consent: CONSENT_VERSION, language: "en", callBack: true, guardian: false } as const;
  await mine.get(CheckIn)(asha.id, { booking: id, ...consent });
  await theirs.get(AdmitPatient)(doctor.id, { booking: id, opening: null });
  const { kind: _, ...content } = aPrescription({ items: [anItem({ start: indianDay(nine) })] });
  const written = { ...content, age: null, gender: null };
  const signed = await theirs.get(SignAtDesk.ayurveda)(doctor.id, { booking: id, written });
  expect(signed.kind).toBe("ok");
  await theirs.get(SavePrescriptionDraft)(doctor.id, { booking: id, written: { ...written, advice: "SENTINEL of a draft" } });
  clock.at = nine + 60 * MINUTE;
  await mine.get(TickDose)(asha.id, { booking: id, item: "a", day: indianDay(nine), time: "morning", done: true });
  return clinic;
}

describe("the export of one's care over HTTP", () => {
  it("is a bundle of FHIR R4 with the consultation, what was prescribed and what was ticked, and no draft", async () => {
    const { mine, asha, id } = await consulted();
    const taken = await mine.get(ExportCare)(asha.id);
    if (taken.kind === "refused") return expect.fail(taken.refusal.kind);
    const text = new TextDecoder().decode(taken.value);
    expect(standardFaults(JSON.parse(text))).toEqual([]);
    const read = bundleShape.safeParse(JSON.parse(text));
    expect(read.error?.issues ?? []).toEqual([]);
    for (const type of [
      "Patient",
      "Practitioner",
      "Appointment",
      "CarePlan",
      "MedicationRequest",
      "MedicationStatement",
      "Consent",
      "AuditEvent",
    ])
      expect(text).toContain(`"resourceType": "${type}"`);
    expect(text).toContain(id);
    expect(text).not.toContain("SENTINEL");
  });

  it("has nothing of anybody else, and is nobody's without a session", async () => {
    const { theirs, doctor, id, url } = await consulted();
    const taken = await theirs.get(ExportCare)(doctor.id);
    const text = new TextDecoder().decode(taken.kind === "ok" ? taken.value : expect.fail("refused"));
    expect([text.includes(id), text.includes("Asha"), text.includes("Ashwagandha")]).toEqual([false, false, false]);
    const nobody = await fetch(`${url}/api/export/care`);
    expect(nobody.status).toBe(401);
    const { headers } = await fetch(`${url}/api/export/care`, { headers: { authorization: `Bearer ${doctor.bearer}` } });
    expect(headers.get("content-type")).toBe("application/fhir+json; charset=utf-8");
    expect(headers.get("content-disposition")).toBe('attachment; filename="my-health-data.json"');
    expect(headers.get("cache-control")).toContain("no-store");
  });

  it("is given ten times an hour", async () => {
    const { mine, asha } = await aClinic("audio");
    for (let count = 0; count < 10; count += 1) expect((await mine.get(ExportCare)(asha.id)).kind).toBe("ok");
    expect(await mine.get(ExportCare)(asha.id)).toEqual(refused({ kind: "too-many-exports" }));
  });
});
