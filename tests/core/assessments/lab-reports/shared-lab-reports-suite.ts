import { describe, expect, it } from "vitest";
import { ListLabReportShares } from "#core/assessments/lab-reports/list-lab-report-shares.use-case.ts";
import { ShareLabReport } from "#core/assessments/lab-reports/share-lab-report.use-case.ts";
import { UnshareLabReport } from "#core/assessments/lab-reports/unshare-lab-report.use-case.ts";
import { SHARED_FOR } from "#core/assessments/sharing/shared-data.ts";
import { ShowSharedData } from "#core/assessments/shown-to-practitioner/show-shared-data.use-case.ts";
import { ShowAccessLog } from "#core/consultations/access/show-access-log.use-case.ts";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { CompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { LabBookings } from "#core/labs/booking/lab-bookings.port.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { LabReports } from "#core/labs/reports/lab-reports.port.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { MINUTE, nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { aClinic } from "#tests/core/consultations/a-clinic.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { signedIn } from "#tests/signed-in.ts";
import { Files } from "#core/files/files.port.ts";
import { ReadSharedReport } from "#core/assessments/shown-to-practitioner/read-shared-report.use-case.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { LabResult } from "#core/labs/booking/lab-value.ts";
import type { FoundBefore, ShownLabValue } from "#core/labs/reports/persons-lab-report.ts";
import type { Door } from "#tests/in-process.ts";

const DAY = 86_400_000;

const sister = aMember();

const PAPER = new TextEncoder().encode("%PDF-1.4 a laboratory's own");

const english = (text: string) => ({ english: text, hindi: null });

const unknown = refused({ kind: "unknown-booking" });

/** Asha has an appointment in three hours, and sugar was tested twice: half a year ago and two days ago, then for her sister too. */
export async function tested(door: Door) {
  const clinic = await aClinic(door, "audio");
  const { container, memory, mine, theirs, clock, asha, doctor, id, clientOf } = clinic;
  clock.at = nine - 180 * MINUTE;
  const test = labTestId("sugar");
  const lab = { id: labId("sahyadri"), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null };
  const items = [
    {
      kind: "test",
      id: test,
      title: english("Sugar"),
      price: paise(10_000),
      tests: [{ id: test, title: english("Sugar"), sample: null, fastingHours: 0 as const, afterMealHours: 0 }],
    } as const,
  ];
  async function book(name: string, start: number, members: readonly (MemberId | null)[]): Promise<PayableId> {
    const booking = payableId(`l-${name}`);
    const people = members.map((member) => ({ member, items, dropped: [] }));
    const basket = {
      people,
      subtotal: paise(10_000),
      collection: paise(0),
      total: paise(10_000),
      fastingHours: 0,
      reportHours: 24,
      requirements: [],
      plan: null,
    };
    const stored = newLabBooking({ id: booking, customer: asha.id, lab, place: { kind: "centre" }, start, basket }, start - DAY);
    const held = { customer: asha.id, lab: lab.id, place: "centre", start, key: booking, at: start - DAY } as const;
    await container.get(LabBookings).hold({
      ...held,
      decide: () => ({ keep: { booking: stored, language: null, jobs: [] }, release: null, answer: null }),
    });
    return booking;
  }
  const [before, now] = [await book("before", nine - 180 * DAY, [null]), await book("now", nine - 2 * DAY, [null, sister.id])];
  const numbers = new Map<string, number>();
  async function find(
    booking: PayableId,
    value: number,
    { member = null as MemberId | null, reason = null as string | null, paper = null as FileId | null } = {},
  ) {
    const number = (numbers.get(booking) ?? 0) + 1;
    numbers.set(booking, number);
    const range = { low: 4, high: 5.6, criticalLow: null, criticalHigh: null, of: null };
    const values = [{ code: "sugar", name: english("Sugar"), result: { kind: "quantity", value, unit: "%", range } as const }];
    const takenAt = booking === before ? nine - 180 * DAY : nine - 2 * DAY;
    const report = {
      booking,
      number,
      customer: asha.id,
      member,
      takenAt,
      at: clock.at,
      by: "meera",
      reason,
      tests: [{ test, title: english("Sugar"), values }],
      paper,
    };
    await container.get(LabReports).file(booking, () => ({ change: null, audit: null, report, upload: null, answer: null }));
  }
  await find(before, 6.4);
  await find(now, 5.8);
  await find(now, 9.9, { member: sister.id });
  await mine.get(AllowCareData)(asha.id, { member: null, consent: true });
  const place = (labBooking: PayableId) => ({ labBooking, booking: id });
  const ravi = await signedIn(container, memory, "Ravi");
  return {
    ...clinic,
    before,
    now,
    find,
    ravi: { id: ravi.id, client: clientOf(ravi.bearer) },
    consent: (given: boolean) => mine.get(AllowCareData)(asha.id, { member: null, consent: given }),
    share: (labBooking: PayableId) => mine.get(ShareLabReport)(asha.id, place(labBooking)),
    takeBack: (labBooking: PayableId) => mine.get(UnshareLabReport)(asha.id, place(labBooking)),
    async seen() {
      const read = await theirs.get(ShowSharedData)(doctor.id, id);
      if (read.kind === "refused") throw new Error(read.refusal.kind);
      return read.value === null
        ? null
        : read.value.labReports.map(({ labBooking, tests }) => [labBooking, tests.map(({ values }) => values.map(figures))]);
    },
    log: async () => (await mine.get(ShowAccessLog)(asha.id, null)).entries,
    async call() {
      clock.at = nine;
      await mine.get(CheckIn)(asha.id, { booking: id, consent: CONSENT_VERSION, language: "en", callBack: true, guardian: false });
      await theirs.get(AdmitPatient)(doctor.id, { booking: id, opening: null });
    },
  };
}

const figureOf = (found: LabResult | FoundBefore) => ("value" in found ? found.value : undefined);

const figures = ({ result, earlier }: Pick<ShownLabValue, "result" | "earlier">) => [
  figureOf(result),
  ...earlier.map(({ found }) => figureOf(found)),
];

export function sharedLabReportsSuite(how: string, door: Door): void {
  describe(`a lab report that is shared for an appointment, ${how}`, () => {
    it("is read by its practitioner, of its patient alone and beside nothing that is not shared, each reading an entry of the log", async () => {
      const { share, seen, log, now, before, id } = await tested(door);
      expect(await seen()).toBeNull();
      expect(await log()).toEqual([]);
      expect(await share(now)).toEqual(ok(null));
      expect(await seen()).toEqual([[now, [[[5.8]]]]]);
      expect(await share(before)).toEqual(ok(null));
      expect(await seen()).toEqual(
        expect.arrayContaining([
          [now, [[[5.8, 6.4]]]],
          [before, [[[6.4]]]],
        ]),
      );
      const entry = { by: "Dr. Sunanda Joshi", booking: id, start: nine, seen: ["lab-reports"] };
      expect(await log()).toMatchObject([entry, entry]);
    });

    it("is taken back at any time, and then nothing of it is read", async () => {
      const { share, takeBack, seen, log, now, call } = await tested(door);
      await share(now);
      await call();
      expect(await seen()).toEqual([[now, [[[5.8]]]]]);
      expect(await takeBack(now)).toEqual(ok(null));
      expect(await takeBack(now)).toEqual(ok(null));
      expect(await seen()).toBeNull();
      expect(await log()).toHaveLength(1);
    });

    it("is shown in its newest version, which says that it was corrected after it was shared", async () => {
      const { share, find, theirs, doctor, clock, now, id } = await tested(door);
      await share(now);
      clock.at += MINUTE;
      await find(now, 5.1, { reason: "mixed up" });
      const read = await theirs.get(ShowSharedData)(doctor.id, id);
      expect(read).toMatchObject(
        ok({
          labReports: [
            {
              sharedAt: clock.at - MINUTE,
              tests: [{ version: 2, reason: "mixed up", at: clock.at, values: [{ result: { value: 5.1 } }] }],
            },
          ],
        }),
      );
    });

    it("is that of the beginning of the call 30 days after it, without what was corrected or shared later", async () => {
      const { share, find, seen, theirs, doctor, clock, now, before, id, call } = await tested(door);
      await share(now);
      await call();
      clock.at += MINUTE;
      await find(now, 5.1, { reason: "mixed up" });
      await share(before);
      await theirs.get(CompleteCall)(doctor.id, id);
      expect(await seen()).toEqual([
        [now, [[[5.1, 6.4]]]],
        [before, [[[6.4]]]],
      ]);
      clock.at += SHARED_FOR;
      expect(await seen()).toEqual([[now, [[[5.8]]]]]);
      expect(await share(now)).toEqual(refused({ kind: "not-shareable" }));
    });

    it("brings the laboratory's own PDF along, as that of the appointment's practitioner alone and with an entry of the log", async () => {
      const { share, takeBack, find, container, theirs, ravi, doctor, log, now, before, id } = await tested(door);
      const [shown, own] = [await container.get(Files).put(PAPER), await container.get(Files).put(PAPER)];
      await find(now, 5.7, { reason: "mixed up", paper: shown });
      await find(before, 6.5, { reason: "mixed up", paper: own });
      const unread = refused({ kind: "unknown-report" });
      const read = (report: FileId) => theirs.get(ReadSharedReport)(doctor.id, { booking: id, report });
      expect(await read(shown)).toEqual(unread);
      await share(now);
      expect(await read(shown)).toEqual(ok({ mediaType: "application/pdf", bytes: PAPER }));
      expect(await read(own)).toEqual(unread);
      expect(await ravi.client.get(ReadSharedReport)(ravi.id, { booking: id, report: shown })).toEqual(unread);
      expect(await log()).toMatchObject([{ by: "Dr. Sunanda Joshi", booking: id, seen: ["lab-reports"] }]);
      const data = await theirs.get(ShowSharedData)(doctor.id, id);
      expect(data).toMatchObject(ok({ labReports: [{ papers: [{ file: shown, reason: "mixed up" }] }] }));
      await takeBack(now);
      expect(await read(shown)).toEqual(unread);
    });

    it("needs the consent to the use of health data and an appointment that stands, and shows nothing without them", async () => {
      const { share, consent, seen, mine, asha, id, now } = await tested(door);
      await consent(false);
      expect(await share(now)).toEqual(refused({ kind: "no-consent" }));
      await consent(true);
      await share(now);
      await consent(false);
      expect(await seen()).toBeNull();
      await consent(true);
      expect(await seen()).toEqual([[now, [[[5.8]]]]]);
      await mine.get(CancelBooking)(asha.id, id);
      expect(await seen()).toBeNull();
      expect(await share(now)).toEqual(refused({ kind: "not-shareable" }));
    });

    it("is nobody else's to share, to take back or to ask about, whether or not there is one", async () => {
      const { share, seen, mine, asha, ravi, now, id } = await tested(door);
      await share(now);
      for (const labBooking of [now, payableId("l-none")]) {
        expect(await ravi.client.get(ListLabReportShares)(ravi.id, labBooking)).toEqual(unknown);
        expect(await ravi.client.get(ShareLabReport)(ravi.id, { labBooking, booking: id })).toEqual(unknown);
        expect(await ravi.client.get(UnshareLabReport)(ravi.id, { labBooking, booking: id })).toEqual(unknown);
      }
      expect(await mine.get(ShareLabReport)(asha.id, { labBooking: now, booking: payableId("b-none") })).toEqual(unknown);
      expect(await ravi.client.get(ShowSharedData)(ravi.id, id)).toEqual(unknown);
      expect(await seen()).toEqual([[now, [[[5.8]]]]]);
    });

    it("is offered for each person's own appointments that stand", async () => {
      const { share, mine, asha, now, id, clock } = await tested(door);
      const list = () => mine.get(ListLabReportShares)(asha.id, now);
      const appointment = { id, start: nine, practitioner: "Dr. Sunanda Joshi" };
      const ofSister = { member: sister.id, isConsented: false, appointments: [] };
      expect(await list()).toEqual(ok([{ member: null, isConsented: true, appointments: [{ ...appointment, sharedAt: null }] }, ofSister]));
      await share(now);
      const shared = [{ member: null, isConsented: true, appointments: [{ ...appointment, sharedAt: clock.at }] }, ofSister];
      expect(await list()).toEqual(ok(shared));
      await mine.get(CancelBooking)(asha.id, id);
      expect(await list()).toEqual(ok(shared)); // What stands can be taken back.
    });
  });
}
