import { describe, expect, it } from "vitest";
import { SHARED_FOR } from "#core/assessments/sharing/shared-data.ts";
import { ShowSharedData } from "#core/assessments/shown-to-practitioner/show-shared-data.use-case.ts";
import { AttachSpan, DetachSpan } from "#core/assessments/spans/attach-span.use-case.ts";
import { ListSpans } from "#core/assessments/spans/list-spans.use-case.ts";
import { ShowAccessLog } from "#core/consultations/access/show-access-log.use-case.ts";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { CompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { MINUTE, nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { aClinic } from "#tests/core/consultations/a-clinic.ts";
import type { Day } from "#core/shared/day.ts";
import type { BodyFigures } from "#core/trackers/body-figures.ts";
import type { Door } from "#tests/in-process.ts";

/** Asha has an appointment in three hours, and drank two glasses yesterday. */
async function tracked(door: Door) {
  const clinic = await aClinic(door, "audio");
  const { container, clock, mine, theirs, asha, doctor, id } = clinic;
  clock.at = nine - 180 * MINUTE;
  const today = indianDay(clock.at);
  const yesterday = daysAfter(today, -1);
  const trackers = container.get(Trackers);
  const drink = (op: string, on: Day) =>
    trackers.take(
      asha.id,
      [
        {
          op,
          entry: op,
          n: 1,
          at: clock.at,
          change: { kind: "put", value: { tracker: "water", at: firstInstantOf(on) + 600 * MINUTE, ml: 250 } },
        },
      ],
      clock.at,
    );
  const consent = (given: boolean) => mine.get(AllowCareData)(asha.id, { member: null, consent: given });
  await consent(true);
  await drink("one", yesterday);
  await drink("two", yesterday);
  const span = { booking: id, tracker: "water", from: daysAfter(today, -2), to: today } as const;
  const checkIn = { booking: id, consent: CONSENT_VERSION, language: "en", callBack: true, guardian: false } as const;
  return {
    ...clinic,
    today,
    yesterday,
    span,
    consent,
    drink,
    attach: (given: object = {}) => mine.get(AttachSpan)(asha.id, { ...span, ...given }),
    detach: () => mine.get(DetachSpan)(asha.id, { booking: id, tracker: "water" }),
    list: () => mine.get(ListSpans)(asha.id, id),
    seen: () => theirs.get(ShowSharedData)(doctor.id, id),
    log: async () => (await mine.get(ShowAccessLog)(asha.id, null)).entries.map(({ seen }) => seen),
    hide: (figures: BodyFigures) => trackers.setBodyFigures(asha.id, figures, clock.at),
    async call() {
      clock.at = nine;
      await mine.get(CheckIn)(asha.id, checkIn);
      await theirs.get(AdmitPatient)(doctor.id, { booking: id, opening: null });
    },
  };
}

export function attachedSpansSuite(how: string, door: Door): void {
  describe(`tracked days that are attached to an appointment, ${how}`, () => {
    it("are read by its practitioner as they stand, without entries, each reading in the patient's log", async () => {
      const { attach, list, seen, log, drink, span, today, yesterday } = await tracked(door);
      expect(await list()).toMatchObject(
        ok({ spans: [], trackers: ["water", "sleep", "exercise", "meal", "weight"], today, isOpen: true }),
      );
      expect(await attach()).toMatchObject(ok({ tracker: "water", from: span.from, to: today }));
      expect(await list()).toMatchObject(ok({ spans: [{ tracker: "water", from: span.from, to: today }], isConsented: true }));
      const day = (value: string) => ({ day: yesterday, value, state: "short" });
      expect(await seen()).toMatchObject(
        ok({
          frozenAt: null,
          spans: [{ tracker: "water", days: [{ value: null }, day("500"), { day: today }], average: { noted: 1, days: 2, figure: "500" } }],
        }),
      );
      await drink("three", yesterday);
      expect(await seen()).toMatchObject(ok({ spans: [{ days: [{ value: null }, day("750"), { day: today }] }] }));
      expect(JSON.stringify(await seen())).not.toContain("three");
      expect(await log()).toEqual([["trackers"], ["trackers"], ["trackers"]]);
    });

    it("are at most ninety, none to come, of a tracker that is shown; with consent; of one's own appointment that is not over", async () => {
      const { mine, theirs, asha, doctor, attach, consent, hide, list, id, span, today } = await tracked(door);
      const wrong = refused({ kind: "wrong-span" });
      expect(await attach({ to: daysAfter(today, 1) })).toEqual(wrong);
      expect(await attach({ from: daysAfter(today, -90) })).toEqual(wrong);
      expect(await attach({ from: today, to: daysAfter(today, -1) })).toEqual(wrong);
      await hide("hidden");
      expect(await attach({ tracker: "weight" })).toEqual(wrong);
      expect(await list()).toMatchObject(ok({ trackers: ["water", "sleep", "exercise"] }));
      const unknown = refused({ kind: "unknown-booking" });
      expect(await attach({ booking: payableId("b-none") })).toEqual(unknown);
      expect(await theirs.get(AttachSpan)(doctor.id, span)).toEqual(unknown);
      expect(await theirs.get(DetachSpan)(doctor.id, { booking: id, tracker: "water" })).toEqual(unknown);
      expect(await theirs.get(ListSpans)(doctor.id, id)).toEqual(unknown);
      await consent(false);
      expect(await attach()).toEqual(refused({ kind: "consent-needed" }));
      await consent(true);
      expect(await attach()).toMatchObject({ kind: "ok" });
      await mine.get(CancelBooking)(asha.id, id);
      expect(await attach()).toEqual(refused({ kind: "closed" }));
    });

    it("are nothing once they are taken back, and not read while the patient hides their figures", async () => {
      const { attach, detach, seen, hide } = await tracked(door);
      await attach({ tracker: "weight" });
      expect(await seen()).toMatchObject(ok({ spans: [{ tracker: "weight" }] }));
      await hide("hidden");
      expect(await seen()).toEqual(ok(null));
      await hide("shown");
      await attach();
      expect(await detach()).toEqual(ok(null));
      expect(await detach()).toEqual(ok(null));
      expect(await seen()).toMatchObject(ok({ spans: [{ tracker: "weight" }] }));
    });

    it("are frozen with their figures when the call begins", async () => {
      const { clock, theirs, doctor, id, attach, detach, drink, seen, call, yesterday } = await tracked(door);
      await attach();
      await call();
      await detach();
      await drink("later", yesterday);
      expect(await seen()).toEqual(ok(null));
      await theirs.get(CompleteCall)(doctor.id, id);
      clock.at += SHARED_FOR;
      expect(await seen()).toMatchObject(ok({ frozenAt: nine, spans: [{ average: { figure: "500" } }] }));
    });
  });
}
