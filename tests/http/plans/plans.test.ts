import { expect, it } from "vitest";
import { AddMember } from "#core/account/add-member.use-case.ts";
import { Content } from "#core/content/content.port.ts";
import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { ReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { payableId } from "#core/ledger/entry.ts";
import { Payables } from "#core/payments/payables.port.ts";
import { ListUnpaidPayments } from "#core/payments/unpaid/list-unpaid-payments.use-case.ts";
import { BuyPlan } from "#core/plans/buying/buy-plan.use-case.ts";
import { ReleasePlan } from "#core/plans/buying/release-plan.use-case.ts";
import { DownloadPlanBill } from "#core/plans/bills/download-plan-bill.use-case.ts";
import { ShowMyPlanBills } from "#core/plans/bills/show-my-plan-bills.use-case.ts";
import { ListMyPlans } from "#core/plans/list-my-plans.use-case.ts";
import { CancelPlan } from "#core/plans/money/cancel-plan.use-case.ts";
import { PreviewPlanCancel } from "#core/plans/money/preview-plan-cancel.use-case.ts";
import { ShowMyPlan } from "#core/plans/show-my-plan.use-case.ts";
import { PlanSubscriptions } from "#core/plans/subscriptions.port.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { refused } from "#core/shared/result.ts";
import { demoHealthPlanPage } from "#tests/builders/demo-site.ts";
import { memoryBookings } from "#adapters/memory/consultations/bookings.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memorySubscriptions } from "#adapters/memory/plans/subscriptions.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { readPaper } from "#tests/adapters/pdf/read-paper.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";

const PRICE = 1_299_900;
const unknown = refused({ kind: "unknown-subscription" });

it("sells a plan to nobody but its holder, and gives its money back [ep-unknown-subscription]", async () => {
  const memory = new Memory();
  const container = composeMemory();
  container.rebind(PlanSubscriptions).toConstantValue(memorySubscriptions(memory));
  container.rebind(Customers).toConstantValue(memoryCustomers(memory));
  const content = container.get(Content);
  container.rebind(Content).toConstantValue({ ...content, healthPlanPage: async () => demoHealthPlanPage });
  container.rebind(Bookings).toConstantValue(memoryBookings(memory));
  const consulting = aPractitioner("sunanda");
  memory.practitioners.set(consulting.practitioner.id, consulting);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  const url = await servedOver(container);
  const [mine, theirs] = [clientOf(url, asha.bearer), clientOf(url, ravi.bearer)];
  const reader = { customer: asha.id, language: null };
  const member = await mine.get(AddMember)(asha.id, aMember());
  if (member.kind === "refused") throw new Error(member.refusal.kind);
  const asked = { plan: "parivar", members: [member.value], key: "once" };
  expect(await theirs.get(BuyPlan)({ ...reader, customer: ravi.id }, asked)).toEqual(refused({ kind: "unknown-member" }));
  expect(await mine.get(BuyPlan)(reader, { ...asked, plan: "none" })).toEqual(refused({ kind: "unknown-plan" }));
  expect(await mine.get(BuyPlan)(reader, { ...asked, plan: "swasthya" })).toEqual(refused({ kind: "too-many-people", people: 1 }));
  const bought = await mine.get(BuyPlan)(reader, asked);
  if (bought.kind === "refused") throw new Error(bought.refusal.kind);
  const { id } = bought.value;
  expect(await mine.get(BuyPlan)(reader, asked)).toMatchObject({ value: { id } });
  expect(await mine.get(ListUnpaidPayments)(asha.id)).toMatchObject([{ kind: "plan", id, title: "Parivar", amount: PRICE }]);
  await container.get(Payables).record(id, { events: [{ ...captureBy("pay_1", PRICE), at: now }], at: now });
  for (const other of [id, payableId("s-none")]) {
    expect(await theirs.get(ShowMyPlan)(ravi.id, other)).toEqual(unknown);
    expect(await theirs.get(ReleasePlan)(ravi.id, other)).toEqual(unknown);
    expect(await theirs.get(PreviewPlanCancel)(ravi.id, other)).toEqual(unknown);
    expect(await theirs.get(CancelPlan)(ravi.id, other)).toEqual(unknown);
  }
  expect(await theirs.get(ListMyPlans)(ravi.id)).toEqual([]);
  const shown = await mine.get(ShowMyPlan)(asha.id, id);
  expect(shown).toMatchObject({ value: { stage: "running", members: [{ id: member.value }], plan: { includes: expect.any(Array) } } });
  expect(shown).toEqual(await container.get(ShowMyPlan)(asha.id, id));
  expect(await mine.get(BuyPlan)(reader, { ...asked, key: "twice" })).toMatchObject({ refusal: { kind: "has-a-plan" } });
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    const headers = { authorization: `Bearer ${asha.bearer}`, "content-type": "application/json" };
    const swap = await fetch(`${url}/api/subscription`, {
      method,
      headers,
      body: JSON.stringify({ subscription_id: id, member_list: [] }),
    });
    expect([method, swap.status]).toEqual([method, 404]); // Whom it covers is named once.
  }
  expect(await mine.get(ShowMyPlan)(asha.id, id)).toEqual(shown);
  const start = firstInstantOf(daysAfter(indianDay(now), 1)) + 9 * 3_600_000;
  const wanted = { practitioner: practitionerId("sunanda"), start, length: 15, mode: "audio", member: null, complaint: null } as const;
  const held = await mine.get(HoldTime)(reader, { ...wanted, key: "hold" });
  expect(held).toMatchObject({
    value: { fee: 0, plan: { subscription: id, title: "Parivar", hindi: "परिवार", instead: 20_000, left: 11 } },
  });
  if (held.kind === "refused") throw new Error(held.refusal.kind);
  expect(await mine.get(ShowMyPlan)(asha.id, id)).toMatchObject({
    value: { left: 11, uses: [{ booking: held.value.id, start, member: null }] },
  });
  expect(await mine.get(PreviewPlanCancel)(asha.id, id)).toEqual(refused({ kind: "used", count: 1 }));
  expect(await mine.get(CancelPlan)(asha.id, id)).toEqual(refused({ kind: "used", count: 1 }));
  await mine.get(ReleaseHold)(asha.id, held.value.id);
  expect(await mine.get(ReleasePlan)(asha.id, id)).toEqual(refused({ kind: "not-possible", state: "active" }));
  expect(await mine.get(PreviewPlanCancel)(asha.id, id)).toEqual({ kind: "ok", value: { paid: PRICE, back: PRICE } });
  expect(await mine.get(CancelPlan)(asha.id, id)).toMatchObject({ value: { stage: "cancelled", back: PRICE } });
  expect(await mine.get(ListMyPlans)(asha.id)).toEqual(await container.get(ListMyPlans)(asha.id));
  const papers = await mine.get(ShowMyPlanBills)(asha.id, id);
  expect(papers).toEqual(await container.get(ShowMyPlanBills)(asha.id, id));
  expect(papers).toMatchObject({
    value: [
      { kind: "credit-note", total: PRICE, against: { number: expect.stringMatching(/^HP0B\/\d{4}\/000001$/) } },
      {
        kind: "bill",
        reference: id,
        buyer: { name: "Asha" },
        plan: "Parivar",
        hindi: "परिवार",
        people: 4,
        rate: 0,
        total: PRICE,
        against: null,
      },
    ],
  });
  const number = papers.kind === "ok" ? (papers.value[1]?.number ?? "") : "";
  const file = await mine.get(DownloadPlanBill)(asha.id, { of: id, number });
  if (file.kind === "refused") return expect.unreachable();
  expect(JSON.stringify(await readPaper(file.value.bytes))).toContain("Parivar, a health plan for 4 people");
  const none = refused({ kind: "unknown-document" });
  expect(await mine.get(DownloadPlanBill)(asha.id, { of: id, number: "HP0B/2627/000009" })).toEqual(none);
  for (const other of [id, payableId("s-none")]) {
    expect(await theirs.get(ShowMyPlanBills)(ravi.id, other)).toEqual(unknown);
    expect(await theirs.get(DownloadPlanBill)(ravi.id, { of: other, number })).toEqual(none);
  }
});
