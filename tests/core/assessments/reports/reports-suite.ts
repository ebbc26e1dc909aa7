import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { AddReport } from "#core/assessments/reports/add-report.use-case.ts";
import { ListReports } from "#core/assessments/reports/list-reports.use-case.ts";
import { MOST_REPORTS } from "#core/assessments/sharing/patient-report.ts";
import { LARGEST_PAPER } from "#core/files/papers.port.ts";
import { RemoveReport, RestoreReport } from "#core/assessments/reports/remove-report.use-case.ts";
import { SendReport } from "#core/assessments/reports/send-report.use-case.ts";
import { ReadSharedReport } from "#core/assessments/shown-to-practitioner/read-shared-report.use-case.ts";
import { SHARED_FOR } from "#core/assessments/sharing/shared-data.ts";
import { ShowSharedData } from "#core/assessments/shown-to-practitioner/show-shared-data.use-case.ts";
import { ShowAccessLog } from "#core/consultations/access/show-access-log.use-case.ts";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { CompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { fileId } from "#core/files/file-id.ts";
import { ReadMyFile } from "#core/files/read-my-file.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { ok, refused } from "#core/shared/result.ts";
import { aPaperByHand } from "#tests/adapters/papers/a-paper.ts";
import { MINUTE, nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { aClinic } from "#tests/core/consultations/a-clinic.ts";
import type { Door } from "#tests/in-process.ts";

const paper = aPaperByHand("", "4 0 obj(SENTINEL)endobj");

const aPicture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer(),
  );

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length || at === 0; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** Asha may send what she has for an appointment in three hours. */
export async function allowed(door: Door) {
  const clinic = await aClinic(door, "audio");
  const { clock, mine, theirs, asha, doctor, id } = clinic;
  clock.at = nine - 180 * MINUTE;
  const consent = (given: boolean) => mine.get(AllowCareData)(asha.id, { member: null, consent: given });
  await consent(true);
  const send = (bytes: Uint8Array) => mine.get(SendReport)(asha.id, inPieces(bytes));
  const add = async (bytes: Uint8Array = paper, booking = id) => {
    clock.at += 1; // The first sent stands first.
    const file = await send(bytes);
    if (file.kind === "refused") throw new Error(file.refusal.kind);
    return mine.get(AddReport)(asha.id, { booking, file: file.value });
  };
  const added = async (bytes: Uint8Array = paper) => {
    const report = await add(bytes);
    if (report.kind === "refused") throw new Error(report.refusal.kind);
    return report.value;
  };
  const checkIn = { booking: id, consent: CONSENT_VERSION, language: "en", callBack: true, guardian: false } as const;
  return {
    ...clinic,
    consent,
    send,
    add,
    added,
    list: () => mine.get(ListReports)(asha.id, id),
    seen: () => theirs.get(ShowSharedData)(doctor.id, id),
    open: (report: string, booking = id) => theirs.get(ReadSharedReport)(doctor.id, { booking, report: fileId(report) }),
    log: async () => (await mine.get(ShowAccessLog)(asha.id, null)).entries.map(({ seen }) => seen),
    async call() {
      clock.at = nine;
      await mine.get(CheckIn)(asha.id, checkIn);
      await theirs.get(AdmitPatient)(doctor.id, { booking: id, opening: null });
    },
  };
}

export const unknownReport = refused({ kind: "unknown-report" });

export function reportsSuite(how: string, door: Door): void {
  describe(`reports that a patient sends for an appointment, ${how} [ep-report-upload]`, () => {
    it("are a PDF, written anew, and a picture, drawn anew; both are listed, opened by their owner and by the practitioner, each opening in the log", async () => {
      const { asha, mine, clock, added, list, seen, open, log, id } = await allowed(door);
      const sent = await added();
      clock.at += 1000; // Reports of one moment stand in the order of their ids.
      const drawn = await added(await aPicture());
      expect(sent).toMatchObject({ booking: id, member: null, mediaType: "application/pdf", hiddenAt: null });
      expect(drawn.mediaType).toBe("image/webp");
      expect(await list()).toEqual(ok({ member: null, reports: [sent, drawn], isOpen: true, isKept: false, isConsented: true }));
      const own = await mine.get(ReadMyFile)(asha.id, sent.id);
      expect(own).toMatchObject(ok({ mediaType: "application/pdf" }));
      const shared = await seen();
      if (shared.kind === "refused" || shared.value === null) throw new Error("it is shared");
      expect(shared.value.reports).toEqual(
        [sent, drawn].map(({ id: file, mediaType, bytes, sentAt }) => ({ id: file, mediaType, bytes, sentAt })),
      );
      const read = await open(sent.id);
      expect(read).toEqual(own);
      expect(await open(drawn.id)).toMatchObject(ok({ mediaType: "image/webp" }));
      expect(await log()).toEqual([["reports"], ["reports"], ["reports"]]);
    });

    it("are refused where they are something else, too large, locked or hold more than pages", async () => {
      const { send, list } = await allowed(door);
      expect(await send(new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toEqual(refused({ kind: "no-report" }));
      expect(await send(new Uint8Array(LARGEST_PAPER + 1))).toEqual(refused({ kind: "too-large" }));
      expect(await send(aPaperByHand("/OpenAction<</S/JavaScript/JS(1)>>"))).toEqual(refused({ kind: "active-paper" }));
      expect(await send(aPaperByHand().subarray(0, 40))).toEqual(refused({ kind: "no-paper" }));
      expect(await list()).toMatchObject(ok({ reports: [] }));
    });

    it("need consent, an appointment of one's own that is not over, and are at most twenty", async () => {
      const { mine, theirs, asha, doctor, consent, add, added, send, id, list } = await allowed(door);
      const unknown = refused({ kind: "unknown-booking" });
      expect(await add(paper, payableId("b-none"))).toEqual(unknown);
      const file = await send(paper);
      if (file.kind === "refused") throw new Error(file.refusal.kind);
      expect(await theirs.get(AddReport)(doctor.id, { booking: id, file: file.value })).toEqual(unknown);
      expect(await theirs.get(ListReports)(doctor.id, id)).toEqual(unknown);
      await consent(false);
      expect(await mine.get(AddReport)(asha.id, { booking: id, file: file.value })).toEqual(refused({ kind: "consent-needed" }));
      expect(await list()).toMatchObject(ok({ isConsented: false, reports: [] }));
      await consent(true);
      const picture = await aPicture();
      for (let nth = 0; nth < MOST_REPORTS; nth++) await added(picture);
      expect(await add(picture)).toEqual(refused({ kind: "too-many" }));
      await mine.get(CancelBooking)(asha.id, id);
      expect(await add(picture)).toEqual(refused({ kind: "closed" }));
      expect(await list()).toMatchObject(ok({ isOpen: false }));
    });

    it("are deleted before the call, and hidden and shown again from its beginning on", async () => {
      const { mine, asha, added, list, seen, open, call } = await allowed(door);
      const [early, late] = [await added(), await added(await aPicture())];
      expect(await mine.get(RemoveReport)(asha.id, early.id)).toEqual(ok("deleted"));
      expect([await open(early.id), await mine.get(RemoveReport)(asha.id, early.id)]).toEqual([unknownReport, unknownReport]);
      expect(await mine.get(ReadMyFile)(asha.id, early.id)).toEqual(refused({ kind: "unknown-upload" }));
      await call();
      expect(await mine.get(RemoveReport)(asha.id, late.id)).toEqual(ok("hidden"));
      expect(await open(late.id)).toEqual(unknownReport);
      expect(await list()).toMatchObject(ok({ isKept: true, reports: [{ id: late.id, hiddenAt: nine }] }));
      expect(await seen()).toEqual(ok(null)); // Nothing else was shared.
      expect(await mine.get(RestoreReport)(asha.id, late.id)).toEqual(ok(null));
      expect(await seen()).toMatchObject(ok({ reports: [{ id: late.id }], hiddenReports: 0 }));
      expect(await open(late.id)).toMatchObject({ kind: "ok" });
    });

    it("are those of the call's beginning 30 days after it, without what was hidden since", async () => {
      const { clock, mine, theirs, asha, doctor, added, seen, open, call, consent, id, list } = await allowed(door);
      const [one, other] = [await added(), await added(await aPicture())];
      await call();
      const after = await added();
      await theirs.get(CompleteCall)(doctor.id, id);
      expect(await open(after.id)).toMatchObject({ kind: "ok" });
      clock.at += SHARED_FOR;
      await consent(false);
      await mine.get(RemoveReport)(asha.id, one.id);
      expect(await seen()).toMatchObject(ok({ frozenAt: nine, reports: [{ id: other.id }], hiddenReports: 1 }));
      expect([await open(other.id), await open(after.id), await open(one.id)]).toMatchObject([
        { kind: "ok" },
        unknownReport,
        unknownReport,
      ]);
      expect(await list()).toMatchObject(ok({ isOpen: false, isKept: true }));
    });
  });
}
