import { describe, expect, it } from "vitest";
import { DownloadBill } from "#core/consultations/bills/download-bill.use-case.ts";
import { ShowMyBills } from "#core/consultations/bills/show-my-bills.use-case.ts";
import { ShowPhoneOfPatient } from "#core/consultations/call/by-phone/show-phone-of-patient.use-case.ts";
import { DownloadPrescription } from "#core/consultations/prescriptions/download-prescription.use-case.ts";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { ok, refused } from "#core/shared/result.ts";
import { allBills, allBillsNeeds, billsModel, billsNeeds } from "#web/features/consultations/bills/bills-model.ts";
import { CallBackModel, callBackNeeds } from "#web/features/desk/call/call-back-model.ts";
import { PrescriptionsModel, prescriptionsNeeds } from "#web/features/consultations/prescriptions/prescriptions-model.ts";
import { aBookingView } from "#tests/builders/a-booking-view.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { now } from "#tests/fixtures.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { pending } from "#tests/web/platform/model-laws/answers.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { DocumentFile } from "#core/invoices/download-document.use-case.ts";

const visit = payableId("b-1");
const file = { name: "paper.pdf", bytes: new TextEncoder().encode("%PDF") } as DocumentFile;
type Heard = Awaited<ReturnType<DownloadPrescription>>;

/** A shop, and what is put among the downloads. */
function aDesk() {
  const saved: (readonly [string, Blob])[] = [];
  return { ...aShop(), saved, save: (name: string, content: Blob) => void saved.push([name, content]) };
}

describe("what was prescribed", () => {
  const signed = aSignedPrescription();
  const [{ version }] = signed.versions;
  const aModel = (page: ConstructorParameters<typeof PrescriptionsModel>[1]["page"] = "any", id: string | null = null) => {
    const desk = aDesk();
    desk.answer(ShowMyPrescriptions[page], ok([signed]));
    return {
      ...desk,
      model: new PrescriptionsModel(asha, { page, id }, { ...desk, ...lateNeeds(desk.allDependencies, prescriptionsNeeds) }),
    };
  };

  it("is read, of any appointment or of one, and unknown where that is nobody's here", async () => {
    const { model, asked } = aModel();
    expect([model.state, model.chosen, model.download]).toEqual([{ kind: "reading" }, null, "ready"]);
    await model.ask();
    expect([model.state, asked]).toEqual([{ kind: "read", prescriptions: [signed] }, [[asha, null]]]);
    const one = aModel("any", "b-1");
    one.answer(ShowMyPrescriptions.any, refused({ kind: "unknown-prescription" }));
    await one.model.ask();
    expect([one.model.state, one.asked]).toEqual([{ kind: "unknown" }, [[asha, visit]]]);
    const out = aModel();
    out.answer(ShowMyPrescriptions.any, "out");
    await out.model.ask();
    expect(out.model.state).toEqual({ kind: "unavailable" });
  });

  it("comes as a file of the version that is asked for, once by a press", async () => {
    const { model, answer, asked, saved } = aModel();
    const heard = pending<Heard>();
    answer(DownloadPrescription, heard.promise);
    const fetched = [model.fetch(version), model.fetch(version)];
    expect(model.download).toBe("sending");
    heard.answer(ok(file));
    await Promise.all(fetched);
    expect([model.download, asked]).toEqual(["ready", [[asha, { booking: version.booking, version: version.version }]]]);
    expect([saved[0]?.[0], saved[0]?.[1].type, await saved[0]?.[1].text()]).toEqual(["paper.pdf", "application/pdf", "%PDF"]);
  });

  it("could not be had until another version is chosen, whether it was refused or nobody answered", async () => {
    const { model, answer, saved } = aModel();
    answer(DownloadPrescription, refused({ kind: "unknown-prescription" }), "out");
    for (const chosen of [2, 1]) {
      await model.fetch(version);
      expect(model.download).toBe("unavailable");
      model.choose(chosen);
      expect([model.download, model.chosen]).toEqual(["ready", chosen]);
    }
    expect(saved).toEqual([]);
  });
});

describe("the papers of appointments", () => {
  it("are those of all, or of one with each as a file", async () => {
    const { allDependencies, save, answer, asked, saved } = aDesk();
    answer(ShowMyBills, ok([]));
    answer(DownloadBill, ok(file));
    const booking = { ...aBookingView(), complaint: null, review: null, feedback: null, isPrescribed: false, now };
    answer(ShowBooking, ok(booking));
    const [all, one] = [
      allBills(asha, lateNeeds(allDependencies, allBillsNeeds)),
      billsModel(asha, "b-1", { ...lateNeeds(allDependencies, billsNeeds), save }),
    ];
    await all.ask();
    await one.ask();
    await one.fetch("CN-7");
    expect(asked).toEqual([
      [asha, null],
      [asha, visit],
      [asha, visit],
      [asha, { of: visit, number: "CN-7" }],
    ]);
    const read = { kind: "read", value: ok([]) };
    const beside = { kind: "read", value: { ...ok([]), booking } };
    expect([all.state, one.state, saved.map(([name]) => name)]).toEqual([read, beside, ["paper.pdf"]]);
  });
});

describe("the number of a patient whom the line does not reach", () => {
  it("is told by a press, for that appointment, or why it is not", async () => {
    const { allDependencies, answer, asked } = aShop();
    const mobile = mobileIn("9820012345") ?? expect.unreachable();
    answer(ShowPhoneOfPatient, refused({ kind: "no-phone" }), "out", ok(mobile));
    const model = new CallBackModel(asha, lateNeeds(allDependencies, callBackNeeds));
    expect([model.phone, model.asking]).toEqual([null, { kind: "ready" }]);
    await model.ask(visit);
    expect([model.phone, model.asking]).toEqual([null, { kind: "refused", refusal: { kind: "no-phone" } }]);
    await model.ask(visit);
    expect([model.phone, model.asking.kind]).toEqual([null, "unavailable"]);
    await model.ask(visit);
    expect([model.phone, model.asking.kind, asked]).toEqual([mobile, "ready", Array(3).fill([asha, visit])]);
  });
});
