import { describe, expect, it } from "vitest";
import { assessmentId } from "#core/assessments/answering/assessment.ts";
import { Assessments } from "#core/assessments/answering/assessments.port.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { CompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { chainFault } from "#core/consultations/prescriptions/chain-fault.ts";
import { SavePrescriptionDraft } from "#core/consultations/prescriptions/save-prescription-draft.use-case.ts";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { ShowPrescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import { SignAtDesk } from "#core/consultations/prescriptions/sign-at-desk.use-case.ts";
import { WithdrawPrescription } from "#core/consultations/prescriptions/withdraw-prescription.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { refused } from "#core/shared/result.ts";
import { prescriptionHash } from "#adapters/secrets/prescription-hash.ts";
import { anItem, aPrescription } from "#tests/builders/consultations/a-prescription.ts";
import { monthsAfter } from "#core/shared/day.ts";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { MINUTE, nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { begunConsultation } from "#tests/core/consultations/begun-consultation.ts";
import type { WrittenPrescription } from "#core/consultations/prescriptions/written-prescription.ts";
import type { Door } from "#tests/in-process.ts";

const DAY = 24 * 60 * MINUTE;

function written(given: Partial<WrittenPrescription> = {}): WrittenPrescription {
  const { kind: _, ...content } = aPrescription();
  return { ...content, age: null, gender: null, ...given };
}

export function prescriptionsSuite(how: string, door: Door): void {
  describe(`a prescription, ${how}`, () => {
    it("tells how old an infant is in months, at the desk, before it is signed and in the version", async () => {
      const born = monthsAfter(indianDay(nine), -7);
      const { theirs, mine, asha, doctor, id } = await begunConsultation(door, born);
      const age = { months: 7 };
      expect(await theirs.get(ShowDeskDay)(doctor.id, indianDay(nine))).toMatchObject({ value: { entries: [{ patient: { age } }] } });
      expect(await theirs.get(ShowPrescribing)(doctor.id, id)).toMatchObject({ value: { patient: { age } } });
      const signed = await theirs.get(SignAtDesk.ayurveda)(doctor.id, { booking: id, written: written() });
      expect(signed).toMatchObject({ value: { versions: [{ version: { patient: { age } } }] } });
      expect(await mine.get(ShowMyPrescriptions.any)(asha.id, id)).toMatchObject({
        value: [{ versions: [{ version: { patient: { age } } }] }],
      });
    });

    it("is written as a draft, signed, read by its patient, and signed anew with a reason [ep-prescriptions-add ep-prescriptions-get]", async () => {
      const { before, clock, mine, theirs, asha, doctor, id } = await begunConsultation(door);
      expect(before).toEqual(refused({ kind: "too-early" }));
      expect(await theirs.get(ShowPrescribing)(doctor.id, id)).toMatchObject({
        value: { kind: "ayurveda", patient: { name: "Asha", age: 34, gender: "female" }, isConsented: true, draft: null, former: null },
      });
      const unfinished = written({ diagnosis: "", items: [anItem({ name: "", ingredients: [] })] });
      expect(await theirs.get(SavePrescriptionDraft)(doctor.id, { booking: id, written: unfinished })).toEqual({ kind: "ok", value: null });
      expect(await theirs.get(ShowPrescribing)(doctor.id, id)).toMatchObject({ value: { draft: unfinished } });
      const sign = theirs.get(SignAtDesk.ayurveda);
      expect(await sign(doctor.id, { booking: id, written: written({ diagnosis: "" }) })).toEqual(
        refused({ kind: "missing", parts: ["diagnosis"] }),
      );
      expect(await mine.get(ShowMyPrescriptions.any)(asha.id, null)).toEqual({ kind: "ok", value: [] });
      expect(await mine.get(ShowBooking)(asha.id, id)).toMatchObject({ value: { isPrescribed: false } });
      expect(await sign(doctor.id, { booking: id, written: written() })).toMatchObject({ kind: "ok" });
      expect(await mine.get(ShowBooking)(asha.id, id)).toMatchObject({ value: { isPrescribed: true } });
      expect(await theirs.get(ShowPrescribing)(doctor.id, id)).toMatchObject({ value: { draft: null, former: { withdrawn: null } } });
      await theirs.get(CompleteCall)(doctor.id, id);
      clock.at = nine + 5 * DAY;
      const changed = written({ advice: "No screens after eight." });
      expect(await sign(doctor.id, { booking: id, written: changed })).toEqual(refused({ kind: "missing", parts: ["reason"] }));
      const less = written({ reason: "Half the dose", items: [anItem({ days: 7 })] });
      const signed = await sign(doctor.id, { booking: id, written: less });
      expect(signed).toMatchObject({ kind: "ok" });
      for (const kind of ["any", "ayurveda"] as const)
        for (const payable of [null, id]) {
          const seen = await mine.get(ShowMyPrescriptions[kind])(asha.id, payable);
          if (seen.kind === "refused") throw new Error(seen.refusal.kind);
          expect(seen.value).toEqual([signed.kind === "ok" ? signed.value : null]);
          const [{ versions }] = seen.value as [(typeof seen.value)[number]];
          expect(versions.map(({ version: { version, reason } }) => [version, reason])).toEqual([
            [1, null],
            [2, "Half the dose"],
          ]);
          expect(versions[0].version.practitioner.address).toBe("Joshi Ayurved, 14 Tilak Road, Pune 411030");
          expect(chainFault(versions, prescriptionHash)).toBeNull(); // What travelled proves itself.
        }
    });

    it("is told to nobody else, and not under another therapy", async () => {
      const { mine, theirs, asha, doctor, id } = await begunConsultation(door);
      await theirs.get(SignAtDesk.ayurveda)(doctor.id, { booking: id, written: written() });
      const unknown = refused({ kind: "unknown-prescription" });
      expect(await theirs.get(ShowMyPrescriptions.any)(doctor.id, null)).toEqual({ kind: "ok", value: [] });
      for (const booking of [id, payableId("b-none")]) {
        expect(await theirs.get(ShowMyPrescriptions.any)(doctor.id, booking)).toEqual(unknown);
        expect(await mine.get(ShowMyPrescriptions.yoga)(asha.id, booking)).toEqual(unknown);
        const noBooking = refused({ kind: "unknown-booking" });
        expect(await mine.get(ShowPrescribing)(asha.id, booking)).toEqual(noBooking);
        expect(await mine.get(SavePrescriptionDraft)(asha.id, { booking, written: written() })).toEqual(noBooking);
        expect(await mine.get(SignAtDesk.ayurveda)(asha.id, { booking, written: written({ reason: "Mine" }) })).toEqual(noBooking);
      }
      expect(await mine.get(ShowMyPrescriptions.yoga)(asha.id, null)).toEqual({ kind: "ok", value: [] });
      expect(await theirs.get(SignAtDesk.yoga)(doctor.id, { booking: id, written: written() })).toEqual(refused({ kind: "other-therapy" }));
    });

    it("is withdrawn by its writer with a reason that the patient reads, once for ever, and by nobody else", async () => {
      const { container, clock, mine, theirs, asha, doctor, id } = await begunConsultation(door);
      const withdraw = (reason: string) => theirs.get(WithdrawPrescription)(doctor.id, { booking: id, reason });
      expect(await withdraw("Wrong patient")).toEqual(refused({ kind: "unsigned" }));
      await theirs.get(SignAtDesk.ayurveda)(doctor.id, { booking: id, written: written() });
      await theirs.get(SavePrescriptionDraft)(doctor.id, { booking: id, written: written({ advice: "Half written" }) });
      expect(await withdraw(" ")).toEqual(refused({ kind: "no-reason" }));
      expect(await withdraw("Wrong 😀")).toEqual(refused({ kind: "unprinted", letter: "😀" }));
      for (const booking of [id, payableId("b-none")])
        expect(await mine.get(WithdrawPrescription)(asha.id, { booking, reason: "Mine" })).toEqual(refused({ kind: "unknown-booking" }));
      await theirs.get(CompleteCall)(doctor.id, id);
      clock.at = nine + 90 * DAY; // Later than anything could be signed, and than the session lasts.
      const withdrawn = { at: clock.at, reason: "Wrong patient" };
      const late = await container.get(WithdrawPrescription)(doctor.id, { booking: id, reason: " Wrong patient " });
      expect(late).toMatchObject({ kind: "ok", value: { withdrawn } });
      clock.at = nine + DAY;
      expect(await withdraw("Once more")).toMatchObject({ kind: "ok", value: { withdrawn } });
      expect(await mine.get(ShowMyPrescriptions.any)(asha.id, id)).toMatchObject({ value: [{ withdrawn, versions: [{}] }] });
      expect(await theirs.get(ShowPrescribing)(doctor.id, id)).toMatchObject({ value: { draft: null, former: { withdrawn } } });
      const again = await theirs.get(SignAtDesk.ayurveda)(doctor.id, { booking: id, written: written({ reason: "Anew" }) });
      expect(again).toEqual(refused({ kind: "withdrawn" }));
    });

    it("is warned of what its patient answered about allergies, until its writer says why nevertheless", async () => {
      const { container, mine, theirs, asha, doctor, id } = await begunConsultation(door);
      const place = { kind: "ayurveda", member: null, booking: null } as const;
      await container.get(Assessments).change(asha.id, place, () => ({
        after: {
          ...place,
          id: assessmentId("a-1"),
          customer: asha.id,
          version: 1,
          answers: [
            { linkId: "has-allergies", values: [true], n: 1 },
            { linkId: "allergies", values: ["Ashwagandha: I get a rash"], n: 1 },
          ],
          steps: [{ at: nine, event: "begin" }],
        },
        answer: null,
      }));
      const sign = theirs.get(SignAtDesk.ayurveda);
      expect(await sign(doctor.id, { booking: id, written: written() })).toEqual(
        refused({ kind: "warned", warnings: [{ item: "a", kind: "allergy", with: "Ashwagandha: I get a rash" }] }),
      );
      const items = [anItem({ nevertheless: "Tolerated since 2024, told by phone" })];
      const signed = await sign(doctor.id, { booking: id, written: written({ items }) });
      const overridden = [{ item: "a", kind: "allergy", with: "Ashwagandha: I get a rash" }];
      expect(signed).toMatchObject({ kind: "ok", value: { versions: [{ version: { overridden } }] } });
      const shown = await mine.get(ShowMyPrescriptions.any)(asha.id, null);
      expect(shown).toMatchObject({ value: [{ versions: [{ version: { overridden } }] }] });
      const [version] = shown.kind === "ok" ? shown.value.flatMap(({ versions }) => versions) : [];
      expect(version?.hash).toBe(version && prescriptionHash(version.version));
    });
  });
}
