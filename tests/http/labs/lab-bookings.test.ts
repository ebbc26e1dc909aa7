import { describe, expect, it } from "vitest";
import { AddMember } from "#core/account/add-member.use-case.ts";
import { AddAddress } from "#core/account/add-address.use-case.ts";
import { addressId } from "#core/account/address.ts";
import { memberId } from "#core/account/family-member.ts";
import { QuoteLabBasket } from "#core/labs/choosing/quote-lab-basket.use-case.ts";
import { CancelLabBooking } from "#core/labs/booking/cancel-lab-booking.use-case.ts";
import { DeclineRecollection } from "#core/labs/undone/decline-recollection.use-case.ts";
import { HoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { LabBookings } from "#core/labs/booking/lab-bookings.port.ts";
import { ListMyLabBookings } from "#core/labs/booking/list-my-lab-bookings.use-case.ts";
import { MoveLabBooking } from "#core/labs/booking/move-lab-booking.use-case.ts";
import { PreviewLabCancel } from "#core/labs/booking/preview-lab-cancel.use-case.ts";
import { ReleaseLabSlot } from "#core/labs/booking/release-lab-slot.use-case.ts";
import { ShowLabBooking } from "#core/labs/booking/show-lab-booking.use-case.ts";
import { labId } from "#core/labs/lab.ts";
import { DownloadLabBill } from "#core/labs/bills/download-lab-bill.use-case.ts";
import { ShowMyLabBills } from "#core/labs/bills/show-my-lab-bills.use-case.ts";
import { LabReports } from "#core/labs/reports/lab-reports.port.ts";
import { DownloadLabReport } from "#core/labs/reports/download-lab-report.use-case.ts";
import { ShowLabReport } from "#core/labs/reports/show-lab-report.use-case.ts";
import { labPackageId } from "#core/labs/lab-package.ts";
import { needsConsent } from "#core/labs/needs-consent.ts";
import { ConsentToLabTests } from "#core/labs/requirements/consent-to-lab-tests.use-case.ts";
import { SendLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import { fileId } from "#core/files/file-id.ts";
import { Uploads } from "#core/files/uploads.port.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { Labs } from "#core/labs/labs.port.ts";
import { ListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { Payables } from "#core/payments/payables.port.ts";
import { ListUnpaidPayments } from "#core/payments/unpaid/list-unpaid-payments.use-case.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok, refused } from "#core/shared/result.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { LAB_REPORT_DOWNLOAD } from "#adapters/http-contract/labs/report-download.ts";
import { demoLabOffer } from "#tests/builders/demo-lab-offer.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { memoryLabBookings } from "#adapters/memory/labs/lab-bookings.ts";
import { memoryLabReports } from "#adapters/memory/labs/lab-reports.ts";
import { memoryLabs } from "#adapters/memory/labs/labs.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { SentLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import { readPaper, rowsOf } from "#tests/adapters/pdf/read-paper.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";

const HOUR = 3_600_000;
const seven = firstInstantOf(daysAfter(indianDay(now), 2)) + 7 * HOUR;
const lab = labId("sahyadri");
const here = pincode("411004");
const unknown = refused({ kind: "unknown-booking" });

async function aDesk() {
  const memory = new Memory();
  memory.labs = demoLabOffer;
  const container = composeMemory();
  container.rebind(Labs).toConstantValue(memoryLabs(memory));
  container.rebind(LabBookings).toConstantValue(memoryLabBookings(memory));
  container.rebind(Customers).toConstantValue(memoryCustomers(memory));
  container.rebind(LabReports).toConstantValue(memoryLabReports(memory));
  const asha = await signedIn(container, memory, "Asha");
  const ravi = await signedIn(container, memory, "Ravi");
  const url = await servedOver(container);
  const [mine, theirs] = [clientOf(url, asha.bearer), clientOf(url, ravi.bearer)];
  const { id: _, ...details } = anAddress({ pincode: here });
  const added = await mine.get(AddAddress)(asha.id, details);
  if (added.kind === "refused") throw new Error(added.refusal.kind);
  return { container, asha, ravi, mine, theirs, url, address: added.value };
}

const oneself = { member: null, tests: [labTestId("t-tsh"), labTestId("t-hba1c")], packages: [] };
const asked = { people: [oneself], lab, start: seven, fastedFrom: null, key: "a" };

describe("tests that are booked over HTTP", () => {
  it("are priced for several people, each package with its tests, with what they ask for", async () => {
    const { container, asha, mine } = await aDesk();
    const people = [oneself, { member: memberId("isha"), tests: [labTestId("t-tsh")], packages: [labPackageId("p-full-body-checkup")] }];
    const quoted = await mine.get(QuoteLabBasket)(asha.id, { people, place: "home" });
    expect(quoted).toMatchObject({ kind: "ok", value: { people: [{ dropped: [] }, { dropped: [{ test: { english: "TSH" } }] }] } });
    expect(quoted).toEqual(await container.get(QuoteLabBasket)(asha.id, { people, place: "home" }));
    const prescribed = demoLabOffer.tests.find(({ needsPrescription }) => needsPrescription);
    const wanted = { people: [{ ...oneself, tests: [prescribed?.id ?? labTestId("none")] }], place: "centre" } as const;
    expect(await mine.get(QuoteLabBasket)(asha.id, wanted)).toMatchObject({
      value: { requirements: [{ kind: "prescription", member: null, tests: [prescribed?.title] }] },
    });
  });

  it("are paid for once their prescription was sent, by one's own file or by what was signed here for that person", async () => {
    const { container, asha, mine, theirs, ravi } = await aDesk();
    const prescribed = demoLabOffer.tests.find((test) => test.needsPrescription && !needsConsent(test));
    const tests = [prescribed?.id ?? labTestId("none")];
    const people = [{ member: null, tests, packages: [] }];
    const request = { people, lab, start: seven, fastedFrom: null, key: "p", address: null };
    const held = await mine.get(HoldLabSlot)({ customer: asha.id, language: null }, request);
    if (held.kind === "refused") throw new Error(held.refusal.kind);
    const { id, basket } = held.value;
    expect(held.value.requirements).toMatchObject([{ state: "missing" }]);
    const payables = container.get(Payables);
    const attempt = { customer: asha.id, key: "pay", at: now };
    expect(await payables.ask(id, attempt)).toEqual(refused({ kind: "nothing-to-pay" }));
    const upload = (owner: typeof asha.id, name: string) => ({
      id: fileId(name),
      owner,
      kind: "patient-report",
      audience: "owner" as const,
      mediaType: "application/pdf" as const,
      bytes: 3,
      uploadedAt: now,
    });
    const uploads = container.get(Uploads);
    await uploads.add(upload(asha.id, "own"), 5);
    await uploads.add(upload(ravi.id, "foreign"), 5);
    const send = (by: SentLabPrescription["by"]) => mine.get(SendLabPrescription)(asha.id, { id, member: null, by });
    for (const by of [
      { kind: "upload", file: fileId("foreign") },
      { kind: "upload", file: fileId("none") },
      { kind: "signed", booking: payableId("b-none") },
    ] as const)
      expect(await send(by)).toEqual(refused({ kind: "unknown-prescription" }));
    const own = { kind: "upload", file: fileId("own") } as const;
    expect(await theirs.get(SendLabPrescription)(ravi.id, { id, member: null, by: { kind: "upload", file: fileId("foreign") } })).toEqual(
      unknown,
    );
    expect(await send(own)).toMatchObject({ value: { requirements: [{ state: "sent", source: own }] } });
    expect(await mine.get(SendLabPrescription)(asha.id, { id, member: memberId("nobody"), by: own })).toMatchObject({
      refusal: { kind: "not-possible" },
    });
    for (const member of [null, memberId("nobody")]) expect(await theirs.get(ConsentToLabTests)(ravi.id, { id, member })).toEqual(unknown);
    expect(await payables.ask(id, attempt)).toMatchObject({ value: { amount: basket.total } });
  });

  it("that ask for written consent are agreed to for oneself and for a child, and for no grown-up", async () => {
    const { asha, mine } = await aDesk();
    const consented = demoLabOffer.tests.find(needsConsent);
    const tests = [consented?.id ?? labTestId("none")];
    const hold = (member: MemberId | null, key: string) =>
      mine.get(HoldLabSlot)(
        { customer: asha.id, language: null },
        { people: [{ member, tests, packages: [] }], lab, start: seven, fastedFrom: null, key, address: null },
      );
    const grown = await mine.get(AddMember)(asha.id, aMember());
    const child = await mine.get(AddMember)(asha.id, aMember({ birthdate: day("2020-01-01"), isConsented: true }));
    if (grown.kind === "refused" || child.kind === "refused") throw new Error("no member");
    const [elder, younger] = [grown.value, child.value];
    expect(await hold(elder, "1")).toEqual(refused({ kind: "own-consent", tests: [consented?.title] }));
    for (const [member, key] of [
      [null, "2"],
      [younger, "3"],
    ] as const) {
      const held = await hold(member, key);
      if (held.kind === "refused") throw new Error(held.refusal.kind);
      const consent = await mine.get(ConsentToLabTests)(asha.id, { id: held.value.id, member });
      expect(consent).toMatchObject({ value: { requirements: [{ kind: "consent", member, state: "given" }] } });
    }
  });

  it("cost what the shop says and go where the address is, whatever price, package, pincode or time a client sends along", async () => {
    const { asha, mine, url, address } = await aDesk();
    const quoted = await mine.get(QuoteLabBasket)(asha.id, { people: [oneself], place: "home" });
    if (quoted.kind === "refused") throw new Error(quoted.refusal.kind);
    const answered = async (given: object) => {
      const answer = await fetch(`${url}/api/labs/booking`, {
        method: "POST",
        headers: { authorization: `Bearer ${asha.bearer}`, "content-type": "application/json" },
        body: JSON.stringify({
          people: [{ member_id: null, test_list: oneself.tests, package_list: [], price: 1, item_list: [{ price: 1 }], ...given }],
          lab_id: lab,
          address_id: address,
          start: new Date(seven).toISOString(),
          key: "priced",
          total: 1,
          subtotal: 1,
          collection_charge: 0,
          pincode: "999999",
          address: { pincode: "999999" },
          plan: { lab_percent: 90 },
          customer: "ravi",
          user_id: "ravi",
          state: "booked",
          expires_at: "2099-01-01T00:00:00.000Z",
        }),
      });
      return (await answer.json()).status.status_code;
    };
    expect(await answered({})).toBe(0);
    const [own = expect.unreachable(), ...others] = await mine.get(ListMyLabBookings)(asha.id);
    expect(others).toEqual([]);
    expect(own).toMatchObject({ basket: { total: quoted.value.total, plan: null }, place: { kind: "home", address: { pincode: here } } });
    for (const wrong of [
      { test_list: ["t-none"] },
      { test_list: "t-tsh" },
      { package_list: ["t-tsh"] },
      { test_list: [], package_list: [] },
    ])
      expect(await answered({ ...wrong }), JSON.stringify(wrong)).toBeGreaterThan(0);
    expect(await mine.get(ListMyLabBookings)(asha.id)).toHaveLength(1);
  });

  it("have the same slots as in process, and none where nobody comes", async () => {
    const { container, mine } = await aDesk();
    for (const request of [
      { lab, spot: { kind: "home", pincode: here }, fastingHours: 8 },
      { lab, spot: { kind: "centre" }, fastingHours: 0 },
      { lab, spot: { kind: "home", pincode: pincode("999999") }, fastingHours: 0 },
      { lab: labId("nowhere"), spot: { kind: "centre" }, fastingHours: 0 },
    ] as const)
      expect(await mine.get(ListLabSlots)(request)).toEqual(await container.get(ListLabSlots)(request));
  });

  it("are held, shown, paid, moved and cancelled by nobody but their customer", async () => {
    const { container, asha, ravi, mine, theirs, url, address } = await aDesk();
    const held = await mine.get(HoldLabSlot)({ customer: asha.id, language: null }, { ...asked, address });
    if (held.kind === "refused") throw new Error(held.refusal.kind);
    const { id, basket } = held.value;
    expect(await mine.get(HoldLabSlot)({ customer: asha.id, language: null }, { ...asked, address })).toEqual(held);
    expect(await mine.get(ListUnpaidPayments)(asha.id)).toMatchObject([{ kind: "lab-tests", id, start: seven }]);
    expect(await theirs.get(HoldLabSlot)({ customer: ravi.id, language: null }, { ...asked, address })).toEqual(
      refused({ kind: "unknown-address" }),
    );
    const member = await mine.get(AddMember)(asha.id, aMember());
    if (member.kind === "refused") throw new Error(member.refusal.kind);
    const forIsha = { ...asked, people: [{ ...oneself, member: member.value }], address: null };
    expect(await theirs.get(HoldLabSlot)({ customer: ravi.id, language: null }, forIsha)).toEqual(refused({ kind: "unknown-member" }));
    expect(await mine.get(ShowMyLabBills)(asha.id, id)).toEqual(ok([]));
    await container.get(Payables).record(id, { events: [{ ...captureBy("pay_1", basket.total), at: now }], at: now });
    const papers = await mine.get(ShowMyLabBills)(asha.id, id);
    const [receipt] = papers.kind === "ok" ? papers.value : [];
    const number = receipt?.number ?? "";
    expect(receipt).toMatchObject({ kind: "receipt", reference: id, total: basket.total, buyer: { name: "Asha" } });
    expect(papers).toEqual(await container.get(ShowMyLabBills)(asha.id, id));
    const paper = await mine.get(DownloadLabBill)(asha.id, { of: id, number });
    expect(paper.kind === "ok" ? [paper.value.name, new TextDecoder().decode(paper.value.bytes.slice(0, 5))] : paper).toEqual([
      `${number.replaceAll("/", "-")}.pdf`,
      "%PDF-",
    ]);
    expect(await mine.get(DownloadLabBill)(asha.id, { of: id, number: "A00R/2627/000009" })).toMatchObject({ kind: "refused" });
    expect((await fetch(`${url}/api/labs/invoicefile?id=${id}&number=${encodeURIComponent(number)}`)).status).toBe(401);
    for (const other of [id, payableId("l-none")]) {
      expect(await theirs.get(ShowLabBooking)(ravi.id, other)).toEqual(unknown);
      expect(await theirs.get(ShowLabReport)(ravi.id, other)).toEqual(unknown);
      expect(await theirs.get(DownloadLabReport)(ravi.id, other)).toEqual(refused({ kind: "unknown-report" }));
      expect(await theirs.get(ShowMyLabBills)(ravi.id, other)).toEqual(unknown);
      expect(await theirs.get(DownloadLabBill)(ravi.id, { of: other, number })).toMatchObject({ kind: "refused" });
      expect(await theirs.get(PreviewLabCancel)(ravi.id, other)).toEqual(unknown);
      expect(await theirs.get(CancelLabBooking)(ravi.id, other)).toEqual(unknown);
      expect(await theirs.get(ReleaseLabSlot)(ravi.id, other)).toEqual(unknown);
      expect(await theirs.get(DeclineRecollection)(ravi.id, other)).toEqual(unknown);
      expect(await theirs.get(MoveLabBooking)(ravi.id, { id: other, start: seven + HOUR, fastedFrom: null })).toEqual(unknown);
    }
    expect(await theirs.get(ListMyLabBookings)(ravi.id)).toEqual([]);
    expect(await mine.get(DownloadLabReport)(asha.id, id)).toEqual(refused({ kind: "unknown-report" }));
    const range = { low: 4, high: 5.6, criticalLow: null, criticalHigh: 10, of: { sex: "female", age: 41 } } as const;
    const english = (text: string) => ({ english: text, hindi: null });
    const [first] = basket.people[0]?.items[0]?.tests ?? [];
    if (first === undefined) throw new Error("nothing is tested");
    const values = [
      { code: "hba1c", name: english("HbA1c"), result: { kind: "quantity", value: 5.8, unit: "%", range } },
      { code: "look", name: english("Look"), result: { kind: "words", text: "Clear" } },
    ] as const;
    const nothing = { change: null, audit: null, report: null, upload: null };
    const told = { booking: id, number: 1, customer: asha.id, member: null, takenAt: now, at: now, by: "meera", reason: null, paper: null };
    const tests = [{ test: first.id, title: first.title, values }];
    await container.get(LabReports).file(id, () => ({ ...nothing, report: { ...told, tests }, answer: null }));
    const shown = await mine.get(ShowLabReport)(asha.id, id);
    expect(shown).toMatchObject({ value: { people: [{ tests: [{ values: [{ verdict: { flag: "high" } }, { verdict: null }] }] }] } });
    expect(shown).toEqual(await container.get(ShowLabReport)(asha.id, id));
    const file = await mine.get(DownloadLabReport)(asha.id, id);
    if (file.kind === "refused") throw new Error(file.refusal.kind);
    expect(file.value.name).toBe(`lab-report-${id}.pdf`);
    const pages = await readPaper(file.value.bytes);
    expect(pages.flatMap((page) => rowsOf(page, 0)).slice(1)).toEqual([
      ["HbA1c", "5.8", "%", "4 to 5.6 women of 41", "a little above", "–"],
      ["Look", "–", "Clear", "–", "–", "–"],
    ]);
    expect(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(" ")).toContain("Asha");
    expect(await theirs.get(DownloadLabReport)(ravi.id, id)).toEqual(refused({ kind: "unknown-report" }));
    const reportFile = `${url}/api${LAB_REPORT_DOWNLOAD}`;
    const asAsha = { headers: { authorization: `Bearer ${asha.bearer}` } };
    expect((await fetch(`${reportFile}?id=${id}`)).status).toBe(401);
    expect((await fetch(reportFile, asAsha)).status).toBe(400);
    expect((await fetch(`${reportFile}?id=${id}`, asAsha)).headers.get("cache-control")).toContain("no-store");
    expect(await mine.get(MoveLabBooking)(asha.id, { id, start: seven + 1, fastedFrom: null })).toMatchObject({
      refusal: { kind: "not-offered", reason: "closed" },
    });
    expect(await mine.get(MoveLabBooking)(asha.id, { id, start: seven + HOUR, fastedFrom: null })).toMatchObject({
      value: { start: seven + HOUR },
    });
    expect(await mine.get(PreviewLabCancel)(asha.id, id)).toMatchObject({ value: { paid: basket.total, back: basket.total } });
    expect(await mine.get(CancelLabBooking)(asha.id, id)).toMatchObject({ value: { state: "cancelled", back: basket.total } });
    expect(await mine.get(ShowLabBooking)(asha.id, id)).toEqual(await container.get(ShowLabBooking)(asha.id, id));
    expect(await mine.get(ListMyLabBookings)(asha.id)).toEqual(await container.get(ListMyLabBookings)(asha.id));
    expect(await mine.get(ReleaseLabSlot)(asha.id, id)).toEqual(refused({ kind: "not-possible", state: "cancelled" }));
    expect(addressId(address)).toBe(address);
  });
});
