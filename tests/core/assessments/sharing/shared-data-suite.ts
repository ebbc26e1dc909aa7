import { describe, expect, it } from "vitest";
import { SaveAssessment } from "#core/assessments/answering/save-assessment.use-case.ts";
import { SaveHealthProfile } from "#core/assessments/profile/save-health-profile.use-case.ts";
import { SHARED_FOR } from "#core/assessments/sharing/shared-data.ts";
import { SharedCopies } from "#core/assessments/sharing/shared-copies.port.ts";
import { ShowEmergencySign } from "#core/assessments/sharing/show-emergency-sign.use-case.ts";
import { ShowSharedData } from "#core/assessments/shown-to-practitioner/show-shared-data.use-case.ts";
import { ShowAccessLog } from "#core/consultations/access/show-access-log.use-case.ts";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { CompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { RemovePatient } from "#core/consultations/call/remove-patient.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { ok, refused } from "#core/shared/result.ts";
import { MINUTE, nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { ShowAssessment } from "#core/assessments/answering/show-assessment.use-case.ts";
import { SavePrescriptionDraft } from "#core/consultations/prescriptions/save-prescription-draft.use-case.ts";
import { ShowPrescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import { aPrescription } from "#tests/builders/consultations/a-prescription.ts";
import { aClinic } from "#tests/core/consultations/a-clinic.ts";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { Door } from "#tests/in-process.ts";

const answer = (linkId: string, value: string | boolean, n = 1): NumberedAnswer => ({ linkId, values: [value], n });

const [MILK, DUST] = [answer("allergies", "SENTINEL milk"), answer("allergies", "SENTINEL dust", 2)];

export const CHEST_PAIN: NumberedAnswer = { linkId: "red-flag", values: ["chest-pain"], n: 1 };

/** Asha has told of her health what she could, for an appointment in three hours. */
export async function tellingOfHealth(door: Door) {
  const clinic = await aClinic(door, "audio");
  const { memory, clock, mine, theirs, asha, doctor, id } = clinic;
  clock.at = nine - 180 * MINUTE;
  const stored = memory.bookings.get(id);
  if (stored !== undefined) memory.bookings.set(id, { ...stored, complaint: "SENTINEL cough" });
  const consent = (given: boolean) => mine.get(AllowCareData)(asha.id, { member: null, consent: given });
  const profile = (answers: readonly NumberedAnswer[]) => mine.get(SaveHealthProfile)(asha.id, { member: null, answers });
  const seen = () => theirs.get(ShowSharedData)(doctor.id, id);
  const log = async () => (await mine.get(ShowAccessLog)(asha.id, null)).entries;
  const checkIn = { booking: id, consent: CONSENT_VERSION, language: "en", callBack: true, guardian: false } as const;
  await consent(true);
  await profile([answer("has-allergies", true), MILK]);
  return {
    ...clinic,
    consent,
    profile,
    seen,
    log,
    sign: () => theirs.get(ShowEmergencySign)(doctor.id, id),
    assess: (booking = id, more: readonly NumberedAnswer[] = []) =>
      mine.get(SaveAssessment.ayurveda)(asha.id, {
        member: null,
        booking,
        version: 2,
        complete: false,
        answers: [answer("has-allergies", true), MILK, ...more],
      }),
    arrive: () => mine.get(CheckIn)(asha.id, checkIn),
    admit: () => theirs.get(AdmitPatient)(doctor.id, { booking: id, opening: null }),
  };
}

export function sharedDataSuite(how: string, door: Door): void {
  describe(`what a patient wrote when they booked, ${how}`, () => {
    const written = { linkId: "complaint-text", values: ["SENTINEL cough"] };

    it("is offered as their answer until they give another, and to their practitioner until they write", async () => {
      const { mine, theirs, asha, doctor, id, clock, arrive, admit, assess, log } = await tellingOfHealth(door);
      const place = { by: "place", kind: "ayurveda", member: null, booking: id } as const;
      const offered = async () => {
        const shown = await mine.get(ShowAssessment)(asha.id, place);
        return shown.kind === "ok"
          ? shown.value.offered.filter(({ linkId }) => linkId === "complaint-text")
          : expect.fail(shown.refusal.kind);
      };
      expect(await offered()).toMatchObject([written]);
      expect(await mine.get(ShowAssessment)(asha.id, { ...place, booking: null })).not.toMatchObject(
        ok({ offered: expect.arrayContaining([expect.objectContaining(written)]) }),
      );
      await assess(id, [answer("complaint-text", "Cough at night", nine)]);
      expect(await offered()).toEqual([]);
      clock.at = nine;
      await arrive();
      await admit();
      const write = () => theirs.get(ShowPrescribing)(doctor.id, id);
      expect(await write()).toMatchObject(ok({ complaint: "SENTINEL cough" }));
      expect((await log())[0]?.seen).toContain("complaint");
      const { kind: _, ...content } = aPrescription();
      await theirs.get(SavePrescriptionDraft)(doctor.id, { booking: id, written: { ...content, age: null, gender: null, reason: null } });
      expect(await write()).toMatchObject(ok({ complaint: null }));
      expect((await log())[0]?.seen).not.toContain("complaint");
    });
  });

  describe(`what a patient shares for an appointment, ${how}`, () => {
    it("is read by its practitioner, each reading an entry of the patient's log", async () => {
      const { assess, seen, log, id } = await tellingOfHealth(door);
      expect(await assess()).toMatchObject({ kind: "ok" });
      const read = await seen();
      if (read.kind === "refused" || read.value === null) throw new Error("it is shared");
      const { assessments, profile, ...rest } = read.value;
      expect(rest).toEqual({ frozenAt: null, complaint: "SENTINEL cough", spans: [], reports: [], hiddenReports: 0, labReports: [] });
      expect(assessments).toMatchObject([{ kind: "ayurveda", state: "in_progress", answers: expect.arrayContaining([MILK]) }]);
      expect(assessments[0]?.items.length).toBeGreaterThan(2);
      expect(profile.answers).toEqual(expect.arrayContaining([MILK]));
      await seen();
      const entry = { by: "Dr. Sunanda Joshi", booking: id, start: nine, seen: ["complaint", "assessments", "health-profile"] };
      expect(await log()).toMatchObject([entry, entry]);
      expect(JSON.stringify(await log())).not.toContain("SENTINEL");
    });

    it("is a sign of an emergency for its practitioner alone, with an entry in the log only where there is one", async () => {
      const { mine, theirs, asha, doctor, log, id, assess, sign, consent } = await tellingOfHealth(door);
      await assess();
      expect([await sign(), await log()]).toEqual([ok(null), []]);
      await assess(id, [CHEST_PAIN]);
      expect(await sign()).toEqual(ok("emergency"));
      expect(await log()).toMatchObject([{ by: "Dr. Sunanda Joshi", booking: id, seen: ["assessments"] }]);
      expect(await mine.get(ShowEmergencySign)(asha.id, id)).toEqual(refused({ kind: "unknown-booking" }));
      expect(await theirs.get(ShowEmergencySign)(doctor.id, payableId("b-none"))).toEqual(refused({ kind: "unknown-booking" }));
      await consent(false);
      expect([await sign(), (await log()).length]).toEqual([ok(null), 1]);
    });

    it("is told to nobody else, and what was answered for another appointment not here", async () => {
      const { mine, theirs, asha, doctor, log, id, assess } = await tellingOfHealth(door);
      expect(await assess(payableId("b-none"))).toMatchObject({ kind: "refused" });
      for (const booking of [id, payableId("b-none")])
        expect(await mine.get(ShowSharedData)(asha.id, booking)).toEqual(refused({ kind: "unknown-booking" }));
      expect(await theirs.get(ShowSharedData)(doctor.id, payableId("b-none"))).toEqual(refused({ kind: "unknown-booking" }));
      expect(await log()).toEqual([]);
      expect(await theirs.get(ShowSharedData)(doctor.id, id)).toMatchObject(ok({ assessments: [] }));
    });

    it("is nothing once the appointment is cancelled, and nothing before the call once the consent is withdrawn", async () => {
      const { seen, consent, mine, asha, id, log } = await tellingOfHealth(door);
      await consent(false);
      expect(await seen()).toEqual(ok(null));
      await consent(true);
      expect(await seen()).toMatchObject(ok({ complaint: "SENTINEL cough" }));
      await mine.get(CancelBooking)(asha.id, id);
      expect(await seen()).toEqual(ok(null));
      expect(await log()).toHaveLength(1);
    });

    it("is frozen when the call begins, once, and is that copy 30 days after it and when the consent is withdrawn", async () => {
      const { clock, theirs, doctor, id, consent, profile, seen, arrive, admit } = await tellingOfHealth(door);
      clock.at = nine;
      await arrive();
      await admit();
      await profile([DUST]);
      await theirs.get(RemovePatient)(doctor.id, id);
      clock.at += MINUTE;
      await arrive();
      await admit();
      expect(await seen()).toMatchObject(ok({ frozenAt: null, profile: { answers: expect.arrayContaining([DUST]) } }));
      await consent(false);
      const frozen = ok({ frozenAt: nine, complaint: "SENTINEL cough", profile: { answers: expect.arrayContaining([MILK]) } });
      expect(await seen()).toMatchObject(frozen);
      await consent(true);
      await theirs.get(CompleteCall)(doctor.id, id);
      clock.at += SHARED_FOR;
      expect(await seen()).toMatchObject(frozen);
    });

    it("is not frozen by a practitioner who lets in whom they don't treat, nor without consent", async () => {
      const { container, clock, mine, asha, id, consent, arrive, admit } = await tellingOfHealth(door);
      const frozen = () => container.get(SharedCopies).of(id);
      clock.at = nine;
      await arrive();
      expect(await mine.get(AdmitPatient)(asha.id, { booking: id, opening: null })).toEqual(refused({ kind: "unknown-booking" }));
      expect(await frozen()).toBeNull();
      await consent(false);
      expect(await admit()).toMatchObject({ kind: "ok" });
      expect(await frozen()).toBeNull();
    });
  });
}
