import { describe, expect, it } from "vitest";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { memberId } from "#core/account/family-member.ts";
import { SendReport } from "#core/assessments/reports/send-report.use-case.ts";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { fileId } from "#core/files/file-id.ts";
import { DownloadLabBill } from "#core/labs/bills/download-lab-bill.use-case.ts";
import { labBasket } from "#core/labs/booking/lab-basket.ts";
import { CancelLabBooking } from "#core/labs/booking/cancel-lab-booking.use-case.ts";
import { DeclineRecollection } from "#core/labs/undone/decline-recollection.use-case.ts";
import { newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { labBookingView } from "#core/labs/booking/lab-booking-view.ts";
import { MoveLabBooking } from "#core/labs/booking/move-lab-booking.use-case.ts";
import { PreviewLabCancel } from "#core/labs/booking/preview-lab-cancel.use-case.ts";
import { ReleaseLabSlot } from "#core/labs/booking/release-lab-slot.use-case.ts";
import { ShowLabBooking } from "#core/labs/booking/show-lab-booking.use-case.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { DownloadLabReport } from "#core/labs/reports/download-lab-report.use-case.ts";
import { ConsentToLabTests } from "#core/labs/requirements/consent-to-lab-tests.use-case.ts";
import { SendLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import { ListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { labBillsModel, labBillsNeeds } from "#web/features/labs/bills/lab-bills-model.ts";
import { LabBookingModel, labBookingNeeds } from "#web/features/labs/booking/lab-booking-model.ts";
import { PrescriptionModel, prescriptionNeeds } from "#web/features/labs/booking/requirements/prescription-model.ts";
import { ReportFileModel, reportFileNeeds } from "#web/features/labs/report/report-file-model.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { aLabTest } from "#tests/core/labs/a-lab-test.ts";
import { now } from "#tests/fixtures.ts";
import { outage, pending } from "#tests/web/platform/model-laws/answers.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { newKeys } from "#tests/web/platform/model-laws/new-keys.ts";
import { asha, aStage, order } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { CheckedRequirement } from "#core/labs/booking/requirement.ts";
import type { SentLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";

const MINUTE = 60_000;
const isha = memberId("isha");
const lab = { id: labId("sahyadri"), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null };
const offer = { labs: [], calendars: [], tests: [aLabTest("hb", { fastingHours: 10 })], packages: [] };
const missing: CheckedRequirement = {
  kind: "consent",
  member: null,
  tests: [],
  state: "missing",
  source: null,
  reason: null,
  until: null,
};

function aView(given: Partial<LabBookingView> = {}): LabBookingView {
  const basket = labBasket([{ member: null, tests: [labTestId("hb")], packages: [] }], "centre", offer);
  if (basket.kind === "refused") throw new Error(basket.refusal.kind);
  const booking = newLabBooking({ id: order, customer: asha, place: { kind: "centre" }, start: now, basket: basket.value, lab }, now);
  return { ...labBookingView(booking), ...given };
}

/** The page of a booking as the shop shows it one time after the other, at a window whose clock is five minutes slow. */
function aPage(...views: readonly (LabBookingView | "outage")[]) {
  const stage = aStage();
  inTurn(stage, ShowLabBooking, ...views.map((view) => (view === "outage" ? view : ok({ ...view, now }))));
  stage.answers(ListMembers, async () => []);
  stage.answers(ShowPayment, outage);
  const model = new LabBookingModel(asha, order, {
    ...lateNeeds(stage.allDependencies, labBookingNeeds),
    newKey: newKeys(),
    now: () => now - 5 * MINUTE,
  });
  return { stage, model, purchase: model.purchase };
}

describe("the page of a lab booking", () => {
  it("can be paid while its slot is kept, and looks for the end of a payment once one is asked for", async () => {
    const until = now + 10 * MINUTE;
    for (const [state, isPayable] of [
      ["held", true],
      ["pending_payment", true],
      ["booked", false],
      ["expired", false],
    ] as const) {
      const { purchase } = aPage(aView({ state, expiresAt: until }));
      await purchase.look();
      expect([state, purchase.isPayable, purchase.left]).toEqual([state, isPayable, isPayable ? 10 * MINUTE : 0]);
    }
  });

  it("lacks what its tests ask for only while it can be paid", async () => {
    const { model, purchase } = aPage(
      aView({ requirements: [{ ...missing, state: "given" }] }),
      aView({ requirements: [{ ...missing, state: "given" }, missing] }),
      aView({ requirements: [missing], state: "booked", expiresAt: null }),
    );
    expect(model.lacks).toBe(false);
    const seen: boolean[] = [];
    for (let looks = 0; looks < 3; looks += 1) {
      await purchase.look();
      seen.push(model.lacks);
    }
    expect(seen).toEqual([false, true, false]);
  });

  it("takes a prescription while it can be paid, and another one for a refused one until its time is over by the shop's clock", async () => {
    const refusedOne = (until: number | null): CheckedRequirement => ({ ...missing, kind: "prescription", state: "refused", until });
    const held = aPage(aView());
    expect(held.model.maySend(refusedOne(now + 1))).toBe(false); // Nothing is read yet.
    await held.purchase.look();
    expect(held.model.maySend(missing)).toBe(true);
    const booked = aPage(aView({ state: "booked", expiresAt: null }));
    await booked.purchase.look();
    expect([now + 1, now, now - 1, null].map((until) => booked.model.maySend(refusedOne(until)))).toEqual([true, false, false, false]);
    expect(booked.model.maySend({ ...refusedOne(now + 1), state: "accepted" })).toBe(false);
    const assigned = aPage(aView({ state: "assigned", expiresAt: null }));
    await assigned.purchase.look();
    expect(assigned.model.maySend(refusedOne(now + 1))).toBe(false);
  });

  it("sends each step for this booking and reads it anew", async () => {
    const { stage, model, purchase } = aPage(aView());
    const calls = {
      release: inTurn(stage, ReleaseLabSlot, ok(aView())),
      decline: inTurn(stage, DeclineRecollection, ok(aView())),
      consent: inTurn(stage, ConsentToLabTests, ok(aView())),
      prescribe: inTurn(stage, SendLabPrescription, refused({ kind: "unknown-prescription" })),
      cancel: inTurn(stage, CancelLabBooking, ok(aView())),
      preview: inTurn(stage, PreviewLabCancel, refused({ kind: "too-late" })),
    };
    const by = { kind: "signed", booking: order } as const;
    expect(await Promise.all([model.release()])).toEqual([true]);
    expect([await model.decline(), await model.consent(isha), await model.prescribe({ member: isha, by })]).toEqual([true, true, false]);
    expect(purchase.step).toMatchObject({ kind: "refused", refusal: { kind: "unknown-prescription" } });
    expect([await model.cancellation.cancel(), purchase.read?.booking.id]).toEqual([true, order]);
    await model.cancellation.ask();
    expect(calls).toEqual({
      release: [[asha, order]],
      decline: [[asha, order]],
      consent: [[asha, { id: order, member: isha }]],
      prescribe: [[asha, { id: order, member: isha, by }]],
      cancel: [[asha, order]],
      preview: [[asha, order]],
    });
  });
});

describe("another slot of a lab booking", () => {
  const slot = { start: now + MINUTE, end: now + 2 * MINUTE, reason: "offered", freeAt: null, fastFrom: null } as const;

  it("is looked for where its sample is taken, once it is read", async () => {
    const address = anAddress();
    const { stage, model, purchase } = aPage(aView(), aView({ place: { kind: "home", address } }));
    const requested = inTurn(stage, ListLabSlots, ok([slot]));
    await model.choose();
    expect([model.isChoosing, requested]).toEqual([false, []]);
    await purchase.look();
    await model.choose();
    await purchase.look();
    await model.choose();
    const of = { lab: lab.id, fastingHours: 10 };
    expect([model.isChoosing, requested]).toEqual([
      true,
      [[{ ...of, spot: { kind: "centre" } }], [{ ...of, spot: { kind: "home", pincode: address.pincode } }]],
    ]);
  });

  it("is moved to, looked for again where it is gone, and stays chosen where nobody answers", async () => {
    const { stage, model, purchase } = aPage(aView());
    const slots = inTurn(stage, ListLabSlots, ok([slot]));
    const moves = inTurn(stage, MoveLabBooking, "outage", refused({ kind: "not-offered", reason: "full", slots: [] }), ok(aView()));
    await purchase.look();
    await model.choose();
    await model.move(); // The first whose fast can still begin is proposed.
    expect([purchase.step.kind, model.isChoosing, model.slots.start, slots.length]).toEqual(["unavailable", true, slot.start, 1]);
    model.chooseTime(slot.start);
    expect(purchase.step.kind).toBe("ready");
    await model.move();
    expect([purchase.step.kind, model.isChoosing, model.slots.start, slots.length]).toEqual(["refused", true, slot.start, 2]);
    model.chooseTime(slot.start);
    await model.move();
    expect([purchase.step.kind, model.isChoosing, model.slots.start, model.slots.kind]).toEqual(["ready", false, null, "none"]);
    expect(moves.at(-1)).toEqual([asha, { id: order, start: slot.start, fastedFrom: null }]);
  });
});

describe("a lab booking that has its slot", () => {
  const at = (start: number, reason: "offered" | "full" = "offered") =>
    ({ start, end: start + MINUTE, reason, freeAt: null, fastFrom: null }) as const;
  const booked = at(now, "full");
  const other = at(now - MINUTE);

  async function choosing(given: Partial<LabBookingView>) {
    const { stage, model } = aPage(aView(given));
    inTurn(stage, ListLabSlots, ok([other, booked, at(now + MINUTE, "full")]));
    const moves = inTurn(stage, MoveLabBooking, ok(aView()));
    await model.purchase.look();
    await model.choose();
    return { model, moves };
  }

  it("shows it chosen where another can be, and stays at it without a call", async () => {
    const { model, moves } = await choosing({ state: "booked", expiresAt: null });
    expect([model.slots.start, model.slots.isStaying, model.slots.isReady]).toEqual([now, true, true]);
    expect(model.slots.free).toEqual([other, booked]);
    await model.move();
    expect([model.isChoosing, model.stays, moves]).toEqual([false, now, []]);
    await model.choose();
    expect(model.stays).toBeNull();
    model.chooseTime(other.start);
    expect(model.slots.isStaying).toBe(false);
    await model.move();
    expect([model.stays, moves]).toEqual([null, [[asha, { id: order, start: other.start, fastedFrom: null }]]]);
  });

  it("can be kept after another was chosen", async () => {
    const { model, moves } = await choosing({ state: "assigned", expiresAt: null });
    model.chooseTime(other.start);
    model.keepTime();
    expect([model.isChoosing, model.stays, moves]).toEqual([false, now, []]);
  });

  it("has none to keep once it was missed or its sample is spoilt", async () => {
    for (const given of [{ state: "booked", isMissed: true }, { state: "recollect" }] as const) {
      const { model } = await choosing({ ...given, expiresAt: null });
      expect([model.slots.booked, model.slots.start]).toEqual([null, other.start]);
      model.keepTime();
      expect([model.isChoosing, model.stays]).toEqual([false, null]);
    }
  });
});

describe("the prescription for tests", () => {
  const rest = () => new Promise((go) => setTimeout(go, 0));

  function aSending(member: MemberId | null, isTaken = true) {
    const stage = aStage();
    const sent: SentLabPrescription["by"][] = [];
    const send = async (by: SentLabPrescription["by"]) => {
      sent.push(by);
      return isTaken;
    };
    const model = new PrescriptionModel({ ...lateNeeds(stage.allDependencies, prescriptionNeeds), customer: asha, member, send });
    return { stage, model, sent };
  }

  it("is one that was signed here for this person and is in force, once it is chosen", async () => {
    const signed = aSignedPrescription();
    const { stage, model, sent } = aSending(signed.member);
    const requested = inTurn(
      stage,
      ShowMyPrescriptions.any,
      ok([signed, { ...signed, withdrawn: { at: now, reason: "wrong" } }, { ...signed, member: memberId("other") }]),
    );
    expect(model.signed).toEqual([]);
    await model.use();
    await model.begin();
    const version = signed.versions.at(-1)?.version;
    expect([model.signed, requested, model.chosen]).toEqual([[version], [[asha, null]], ""]);
    await model.use();
    expect(sent).toEqual([]);
    model.choose(`${version?.booking}`);
    await model.use();
    expect(sent).toEqual([{ kind: "signed", booking: version?.booking }]);
  });

  it("is none of those signed here where they can't be told", async () => {
    const { stage, model } = aSending(null);
    inTurn(stage, ShowMyPrescriptions.any, refused({ kind: "unknown-prescription" }));
    await model.begin();
    expect(model.signed).toEqual([]);
  });

  it("is a file as soon as it is chosen, which leaves the list once the booking has it", async () => {
    const { stage, model, sent } = aSending(null);
    const requested = inTurn(stage, SendReport, ok(fileId("own")));
    model.uploads.add("report", [new Blob(["%PDF-1.7"], { type: "application/pdf" })]);
    expect(model.uploads.isSending).toBe(true);
    await expect.poll(() => model.uploads.files).toEqual([]);
    expect([requested[0]?.[0], sent]).toEqual([asha, [{ kind: "upload", file: fileId("own") }]]);
  });

  it.each([
    ["too-large", true, { kind: "failed", why: "report-too-large" }],
    ["no-report", true, { kind: "failed", why: "no-report" }],
    ["not taken", false, { kind: "failed", why: "unavailable" }],
  ] as const)("says of a file that did not arrive why: %s", async (what, isTaken, state) => {
    const { stage, model, sent } = aSending(null, isTaken);
    const file = fileId("own");
    stage.answers(SendReport, async () => (what === "too-large" || what === "no-report" ? refused({ kind: what }) : ok(file)));
    model.uploads.add("report", [new Blob(["%PDF-1.7"], { type: "application/pdf" })]);
    await expect.poll(() => model.uploads.isSending).toBe(false);
    await rest();
    const [upload] = model.uploads.files;
    expect(upload?.state).toMatchObject(state);
    expect(sent).toEqual(what === "too-large" || what === "no-report" ? [] : [{ kind: "upload", file }]);
    model.uploads.add("report", [new Blob(["%PDF-1.7"], { type: "application/pdf" })]);
    expect([model.uploads.trouble, model.uploads.files.length]).toEqual(["too-many", 1]);
  });
});

describe("papers and reports of a lab booking as files", () => {
  const file = { name: "paper.pdf", bytes: new Uint8Array([37, 80, 68, 70]) };

  it("are saved as PDFs, one at a time, and each says of itself what became of it", async () => {
    const stage = aStage();
    const [first, second] = [pending<Awaited<ReturnType<DownloadLabBill>>>(), pending<Awaited<ReturnType<DownloadLabBill>>>()];
    const given: unknown[] = [];
    stage.answers(DownloadLabBill, (_customer, paper) => {
      given.push(paper);
      return given.length === 1 ? first.promise : second.promise;
    });
    const saved: (readonly [string, Blob])[] = [];
    const model = labBillsModel(asha, order, {
      ...lateNeeds(stage.allDependencies, labBillsNeeds),
      save: (...one) => void saved.push(one),
    });
    expect([model.downloadOf("A"), model.wanted]).toEqual(["ready", null]);
    const both = [model.fetch("A"), model.fetch("B")];
    expect([model.downloadOf("A"), model.downloadOf("B")]).toEqual(["sending", "ready"]);
    first.answer(ok(file));
    await Promise.all(both);
    expect([given, model.downloadOf("A")]).toEqual([[{ of: order, number: "A" }], "ready"]);
    const third = model.fetch("B");
    second.answer(refused({ kind: "unknown-document" }));
    await third;
    expect([model.downloadOf("B"), model.downloadOf("A"), model.wanted]).toEqual(["unavailable", "ready", "B"]);
    const [paper] = saved;
    expect([saved.length, paper?.[0], paper?.[1].type, await paper?.[1].text()]).toEqual([1, "paper.pdf", "application/pdf", "%PDF"]);
  });

  it("are a report once it is pressed", async () => {
    const stage = aStage();
    const requested = inTurn(stage, DownloadLabReport, ok(file), refused({ kind: "unknown-report" }), "outage");
    const saved: (readonly [string, Blob])[] = [];
    const model = new ReportFileModel(asha, order, {
      ...lateNeeds(stage.allDependencies, reportFileNeeds),
      save: (...one) => void saved.push(one),
    });
    expect(model.download).toBe("ready");
    const fetching = model.fetch();
    expect(model.download).toBe("sending");
    await fetching;
    const [paper] = saved;
    expect([model.download, paper?.[0], paper?.[1].type, await paper?.[1].text()]).toEqual([
      "ready",
      "paper.pdf",
      "application/pdf",
      "%PDF",
    ]);
    for (let tries = 0; tries < 2; tries += 1) {
      await model.fetch();
      expect([model.download, saved.length]).toEqual(["unavailable", 1]);
    }
    expect(requested).toEqual([
      [asha, order],
      [asha, order],
      [asha, order],
    ]);
  });
});
