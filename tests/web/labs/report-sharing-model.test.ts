import { describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { ListLabReportShares } from "#core/assessments/lab-reports/list-lab-report-shares.use-case.ts";
import { ShareLabReport } from "#core/assessments/lab-reports/share-lab-report.use-case.ts";
import { UnshareLabReport } from "#core/assessments/lab-reports/unshare-lab-report.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { ok, refused } from "#core/shared/result.ts";
import { ReportSharingModel, reportSharingNeeds } from "#web/features/labs/report/sharing/report-sharing-model.ts";
import { now } from "#tests/fixtures.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { pending } from "#tests/web/platform/model-laws/answers.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { ShareRefusal } from "#core/assessments/lab-reports/share-lab-report.use-case.ts";
import type { Result } from "#core/shared/result.ts";

const visit = { id: payableId("b-1"), start: now, practitioner: "Dr. Sunanda Joshi", sharedAt: null };
const isha = memberId("isha");
const own = { member: null, isConsented: true, appointments: [visit] };
const hers = { member: isha, isConsented: false, appointments: [visit] };
const place = { labBooking: payableId("l-1"), booking: visit.id };
const [read, shared, unshared] = [
  [asha, place.labBooking],
  [asha, place],
  [asha, place],
];

async function aModel() {
  const shop = aShop();
  shop.answer(ListLabReportShares, ok([own, hers]));
  shop.answer(ShareLabReport, ok(null));
  shop.answer(UnshareLabReport, ok(null));
  shop.answer(AllowCareData, ok(null));
  const model = new ReportSharingModel(asha, "l-1", lateNeeds(shop.allDependencies, reportSharingNeeds));
  await model.ask();
  shop.asked.splice(0);
  return { ...shop, model };
}

describe("with whom a report is shared", () => {
  it("is told by person, and nothing of whom it is not, or before it was read", async () => {
    const { model, answer } = await aModel();
    expect([model.of(null), model.of(isha), model.of(memberId("gone"))]).toEqual([own, hers, null]);
    answer(ListLabReportShares, refused({ kind: "unknown-booking" }));
    await model.ask();
    expect([model.reading.kind, model.of(null)]).toEqual(["read", null]);
    const { allDependencies, answer: other } = aShop();
    other(ListLabReportShares, "out");
    const unread = new ReportSharingModel(asha, "l-1", lateNeeds(allDependencies, reportSharingNeeds));
    expect([unread.of(null), unread.reading.kind, unread.asked, unread.waiting]).toEqual([null, "reading", null, null]);
  });

  it("is changed by a press, and read anew then", async () => {
    const { model, asked } = await aModel();
    await model.share(null, visit);
    expect([asked, model.asked, model.sending.kind]).toEqual([
      [shared, read],
      { member: null, appointment: visit, kind: "share" },
      "ready",
    ]);
    await model.takeBack(isha, visit);
    expect([asked.slice(2), model.asked]).toEqual([[unshared, read], { member: isha, appointment: visit, kind: "take-back" }]);
  });

  it("is sent once until it is answered, and the first press is told of", async () => {
    const { model, answer, asked } = await aModel();
    const heard = pending<Result<null, ShareRefusal>>();
    answer(ShareLabReport, heard.promise);
    const pressed = [model.share(null, visit), model.takeBack(isha, visit)];
    expect([model.sending.kind, model.asked?.kind]).toEqual(["sending", "share"]);
    heard.answer(ok(null));
    await Promise.all(pressed);
    expect(asked).toEqual([shared, read]);
  });

  it("says why it was not changed, and is read anew also then, but not where nobody answered", async () => {
    const { model, answer, asked } = await aModel();
    answer(ShareLabReport, refused({ kind: "not-shareable" }), "out");
    await model.share(null, visit);
    expect([model.sending, asked]).toEqual([{ kind: "refused", refusal: { kind: "not-shareable" } }, [shared, read]]);
    expect(model.waiting).toBeNull();
    await model.share(null, visit);
    expect([model.sending.kind, asked.length]).toEqual(["unavailable", 3]);
  });
});

describe("sharing without a consent", () => {
  const wish = { member: isha, appointment: visit, kind: "share" } as const;

  it("waits for it, and sends nothing before it is given", async () => {
    const { model, asked } = await aModel();
    await model.allow();
    await model.share(isha, visit);
    expect([model.waiting, model.asked, asked]).toEqual([wish, null, []]);
    await model.allow();
    expect(asked).toEqual([[asha, { member: isha, consent: true }], shared, read]);
    expect([model.waiting, model.asked, model.sending.kind]).toEqual([null, wish, "ready"]);
  });

  it("can be given up", async () => {
    const { model, asked } = await aModel();
    await model.share(isha, visit);
    model.drop();
    await model.allow();
    expect([model.waiting, asked]).toEqual([null, []]);
  });

  it("waits for it too where it was withdrawn meanwhile, and says nothing of a refusal", async () => {
    const { model, answer, asked } = await aModel();
    answer(ShareLabReport, refused({ kind: "no-consent" }), ok(null));
    await model.share(null, visit);
    expect([model.waiting, model.asked, model.sending.kind]).toEqual([{ ...wish, member: null }, null, "ready"]);
    await model.allow();
    expect([model.waiting, asked.slice(2)]).toEqual([null, [[asha, { member: null, consent: true }], shared, read]]);
  });

  it("is not shared where the consent is not taken, and waits on where nobody answers", async () => {
    const { model, answer, asked } = await aModel();
    answer(AllowCareData, "out", refused({ kind: "unknown-member" }));
    await model.share(isha, visit);
    await model.allow();
    expect([model.waiting, model.sending.kind, asked.length]).toEqual([wish, "unavailable", 1]);
    await model.allow();
    expect([model.waiting, model.sending, asked.slice(1)]).toEqual([
      wish,
      { kind: "refused", refusal: { kind: "unknown-member" } },
      [[asha, { member: isha, consent: true }], read],
    ]);
  });
});
