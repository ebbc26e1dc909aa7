import { describe, expect, it } from "vitest";
import { AccessLog } from "#core/consultations/access/access-log.port.ts";
import { ShowAccessLog } from "#core/consultations/access/show-access-log.use-case.ts";
import { HealthProfiles } from "#core/assessments/answering/health-profiles.port.ts";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { ShowPrescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import { SignAtDesk } from "#core/consultations/prescriptions/sign-at-desk.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { day } from "#core/shared/day.ts";
import { anItem, aPrescription } from "#tests/builders/consultations/a-prescription.ts";
import { nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { aClinic } from "#tests/core/consultations/a-clinic.ts";
import type { WrittenPrescription } from "#core/consultations/prescriptions/written-prescription.ts";
import type { Door } from "#tests/in-process.ts";

export function written(given: Partial<WrittenPrescription> = {}): WrittenPrescription {
  const { kind: _, ...content } = aPrescription();
  return { ...content, age: null, gender: null, ...given };
}

/** A consultation that has begun, of a patient who is allergic to what is about to be prescribed. */
export async function begun(door: Door) {
  const clinic = await aClinic(door, "audio");
  const { container, memory, mine, theirs, asha, doctor, id } = clinic;
  const account = memory.customers.get(asha.id);
  if (account !== undefined)
    memory.customers.set(asha.id, { ...account, customer: { ...account.customer, birthdate: day("1992-05-01"), gender: "female" } });
  await container.get(HealthProfiles).change(asha.id, null, () => ({
    after: [
      { linkId: "has-allergies", values: [true], n: 1 },
      { linkId: "allergies", values: ["Ashwagandha: SENTINEL"], n: 1 },
    ],
    answer: null,
  }));
  const consent = { consent: CONSENT_VERSION, language: "en", callBack: true, guardian: false } as const;
  await mine.get(CheckIn)(asha.id, { booking: id, ...consent });
  await theirs.get(AdmitPatient)(doctor.id, { booking: id, opening: null });
  const log = () => mine.get(ShowAccessLog)(asha.id, null);
  return { ...clinic, log };
}

export const nevertheless = () => written({ items: [anItem({ nevertheless: "Tolerated since 2024" })] });

export function accessLogSuite(how: string, door: Door): void {
  describe(`who saw a patient's health data, ${how}`, () => {
    it("stands in the patient's own log, an entry a request: who, what, when and for which appointment", async () => {
      const { theirs, asha, doctor, id, log } = await begun(door);
      await theirs.get(ShowPrescribing)(doctor.id, id); // Nothing is signed yet, and so nothing of the patient's is told.
      expect(await log()).toEqual({ entries: [], next: null });
      const sign = theirs.get(SignAtDesk.ayurveda);
      expect(await sign(doctor.id, { booking: id, written: written() })).toMatchObject({ kind: "refused", refusal: { kind: "warned" } });
      expect(await sign(doctor.id, { booking: id, written: nevertheless() })).toMatchObject({ kind: "ok" });
      await theirs.get(ShowPrescribing)(doctor.id, id);
      const entry = { customer: asha.id, member: null, at: nine, by: "Dr. Sunanda Joshi", booking: id, start: nine };
      const { entries, next } = await log();
      expect(entries).toMatchObject([
        { ...entry, seen: ["prescriptions"] },
        { ...entry, seen: ["prescriptions"] }, // What was signed.
        { ...entry, seen: ["health-profile"] },
      ]);
      expect(next).toBeNull();
      expect(JSON.stringify(entries)).not.toContain("SENTINEL");
    });

    it("has nothing of what the patient reads, of what is refused, and nothing for anybody else", async () => {
      const { mine, theirs, asha, doctor, id, log } = await begun(door);
      await mine.get(ShowMyPrescriptions.any)(asha.id, null);
      await mine.get(ShowPrescribing)(asha.id, id);
      await theirs.get(ShowPrescribing)(doctor.id, payableId("b-none"));
      expect(await log()).toEqual({ entries: [], next: null });
      await theirs.get(SignAtDesk.ayurveda)(doctor.id, { booking: id, written: nevertheless() });
      expect((await log()).entries).toHaveLength(1);
      await theirs.get(ShowPrescribing)(doctor.id, id);
      expect((await log()).entries).toHaveLength(2);
      expect(await theirs.get(ShowAccessLog)(doctor.id, null)).toEqual({ entries: [], next: null });
    });

    it("is told page by page", async () => {
      const { container, mine, asha, id } = await begun(door);
      const entry = {
        customer: asha.id,
        member: null,
        by: "Dr. Sunanda Joshi",
        seen: ["prescriptions"],
        booking: id,
        start: nine,
      } as const;
      for (let at = 1; at <= 60; at += 1) await container.get(AccessLog).add({ ...entry, at });
      const first = await mine.get(ShowAccessLog)(asha.id, null);
      const second = await mine.get(ShowAccessLog)(asha.id, first.next);
      expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 10, null]);
      const times = [...first.entries, ...second.entries].map(({ at }) => at);
      expect(times).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
    });
  });
}
