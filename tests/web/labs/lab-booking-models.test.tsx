import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { addressId } from "#core/account/address.ts";
import { Households } from "#core/account/households.port.ts";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { HoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { LabBookings } from "#core/labs/booking/lab-bookings.port.ts";
import { makeStepLabBooking } from "#core/labs/booking/step-lab-booking.use-case.ts";
import { Labs } from "#core/labs/labs.port.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { Payables } from "#core/payments/payables.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { SendReport } from "#core/assessments/reports/send-report.use-case.ts";
import { fileId } from "#core/files/file-id.ts";
import { Uploads } from "#core/files/uploads.port.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { firstInstantOf, daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { PrescriptionModel, prescriptionNeeds } from "#web/features/labs/booking/requirements/prescription-model.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { demoLabOffer } from "#tests/builders/demo-lab-offer.ts";
import { memoryLabBookings } from "#adapters/memory/labs/lab-bookings.ts";
import { memoryLabs } from "#adapters/memory/labs/labs.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { LabBookModel, labBookNeeds } from "#web/features/labs/booking/lab-book-model.ts";
import { LabBookingModel, labBookingNeeds } from "#web/features/labs/booking/lab-booking-model.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { PayableId } from "#core/ledger/entry.ts";

const asha = customerId("asha");
const seven = firstInstantOf(daysAfter(indianDay(now), 2)) + 7 * 3_600_000;
const isha = { ...aMember(), id: memberId("isha"), consentedAt: null };
const home = anAddress({ id: addressId("home"), pincode: pincode("411004") });
const far = anAddress({ id: addressId("far"), pincode: pincode("682030"), isDefault: false });

/** A shop whose laboratories are the demo's, for a customer with a daughter and two addresses. */
function aShop() {
  const memory = new Memory();
  memory.labs = demoLabOffer;
  const clock = { at: now };
  const container = composeMemory();
  container.rebind(Clock).toConstantValue(() => clock.at);
  container.rebind(Labs).toConstantValue(memoryLabs(memory));
  container.rebind(LabBookings).toConstantValue(memoryLabBookings(memory));
  const households = container.get(Households);
  container.rebind(Households).toConstantValue({ ...households, family: async () => [isha], addresses: async () => [home, far] });
  container.rebind(ListMembers).toConstantValue(async () => [isha]);
  container.rebind(ListAddresses).toConstantValue(async () => [home, far]);
  const allDependencies = async () => container;
  const step = makeStepLabBooking({ bookings: container.get(LabBookings), now: () => clock.at });
  return { container, clock, allDependencies, newKey: randomUUID, step };
}

async function aBook(shop = aShop()) {
  const asked = { tests: ["tsh", "none"], packages: ["full-body-checkup"] };
  const model = new LabBookModel(asha, asked, {
    ...lateNeeds(shop.allDependencies, labBookNeeds),
    newKey: shop.newKey,
    kept: { read: () => null },
  });
  await model.begin();
  return { shop, model };
}

const settled = async (what: () => boolean) => {
  for (let turns = 0; turns < 200 && !what(); turns += 1) await Promise.resolve();
  expect(what()).toBe(true);
};
const totalOf = ({ quote }: LabBookModel) => (quote.kind === "read" && quote.value.kind === "ok" ? quote.value.value.total : null);

describe("booking tests", () => {
  it("begins with oneself at the default address, the laboratory that comes there, and its free times", async () => {
    const { model } = await aBook();
    expect([model.items.map(({ kind }) => kind), model.everybody.length]).toEqual([["package", "test"], 2]);
    expect([model.address?.id, model.lab?.id, totalOf(model)]).toEqual(["home", "sahyadri", 149_900]);
    await settled(() => model.slots.kind === "read");
    expect(model.slots.day?.slots.length).toBeGreaterThan(0);
    const offered = model.slots.days.flatMap(({ slots }) => slots.filter(({ reason }) => reason === "offered"));
    expect(offered.length).toBeGreaterThan(10);
  });

  it("is priced anew for each person and what they go without", async () => {
    const { model } = await aBook();
    const [pack] = model.items;
    if (pack === undefined) throw new RangeError("nothing was read");
    model.test(isha.id, true);
    await settled(() => totalOf(model) === 2 * 149_900);
    model.give(isha.id, pack, false);
    await settled(() => totalOf(model) !== null && totalOf(model) !== 2 * 149_900);
    expect(model.has(isha.id, pack)).toBe(false);
    model.test(null, false);
    model.test(isha.id, false);
    await settled(() => model.quote.kind === "read" && model.quote.value.kind === "refused" && model.slots.kind === "none");
  });

  it("says where nobody comes, and offers every centre", async () => {
    const { model } = await aBook();
    await model.goTo(far);
    expect([model.labs, model.lab, model.slots.kind]).toEqual([[], null, "none"]);
    await model.goTo(null);
    expect(model.labs.map(({ id }) => id)).toEqual(["sahyadri", "yamuna"]);
    model.chooseLab("yamuna");
    await settled(() => model.lab?.id === "yamuna" && model.slots.kind === "read");
  });

  it("finds another test by what people call it, and adds it", async () => {
    const { model } = await aBook();
    model.seek("sugar");
    await model.find();
    const [found] = model.found;
    if (found === undefined) throw new RangeError("nothing was found");
    model.add(found);
    expect(model.items.at(-1)).toEqual(found);
    expect(model.found.some(({ id }) => id === found.id)).toBe(false);
  });

  it("keeps the time that was chosen, once, and stays where it is gone or there is no line", async () => {
    const { shop, model } = await aBook();
    await settled(() => model.slots.kind === "read");
    const start = model.slots.days[1]?.slots.find(({ reason }) => reason === "offered")?.start ?? 0;
    const hold = shop.container.get(HoldLabSlot);
    shop.container.rebind(HoldLabSlot).toConstantValue(async () => {
      throw new PortUnavailable("the line", null);
    });
    model.chooseTime(start);
    expect([await model.keep(), model.holding.kind, model.slots.start]).toEqual([null, "unavailable", start]);
    shop.container.rebind(HoldLabSlot).toConstantValue(async () => refused({ kind: "not-offered", reason: "full", slots: [] }));
    expect([await model.keep(), model.holding.kind]).toEqual([null, "refused"]);
    shop.container.rebind(HoldLabSlot).toConstantValue(hold);
    model.chooseTime(start);
    expect(await model.keep()).toMatchObject({ state: "held", start });
  });
});

async function aBooking() {
  const { shop, model: book } = await aBook();
  await settled(() => book.slots.kind === "read");
  const start = book.slots.days[2]?.slots.find(({ reason }) => reason === "offered")?.start ?? 0;
  book.chooseTime(start);
  const held = await book.keep();
  if (held === null) throw new RangeError("nothing was kept");
  const { id, basket } = held;
  const model = new LabBookingModel(asha, id, {
    ...lateNeeds(shop.allDependencies, labBookingNeeds),
    now: () => shop.clock.at,
    newKey: shop.newKey,
  });
  const { purchase } = model;
  await purchase.look();
  const pay = () =>
    shop.container.get(Payables).record(id, { events: [{ ...captureBy("pay_1", basket.total), at: now }], at: shop.clock.at });
  return { shop, model, purchase, id, pay };
}

const stateOf = ({ purchase: { state } }: LabBookingModel) => (state.kind === "read" ? state.value?.booking.state : null);

describe("the page of a booking of tests", () => {
  it("counts the time that is kept, and gives it up", async () => {
    const { model, purchase } = await aBooking();
    expect([purchase.isPayable, purchase.left]).toEqual([true, 600_000]);
    expect(await model.release()).toBe(true);
    expect([purchase.isPayable, stateOf(model)]).toEqual([false, "expired"]);
  });

  it("leads to the payment once, and says where that can't be opened", async () => {
    const { shop, purchase } = await aBooking();
    shop.container.rebind(BeginPayment).toConstantValue(async () => refused({ kind: "provider-away", until: now }));
    await purchase.pay();
    expect(purchase.paying).toEqual({ kind: "trouble", why: "provider-away" });
  });

  it("gives another time, tells what comes back, and cancels", async () => {
    const { model, purchase, pay } = await aBooking();
    await pay();
    await purchase.look();
    expect([stateOf(model), purchase.isPayable]).toEqual(["booked", false]);
    await model.choose();
    const start = model.slots.days.at(-1)?.slots.find(({ reason }) => reason === "offered")?.start ?? 0;
    model.chooseTime(start);
    await model.move();
    expect([model.isChoosing, purchase.state]).toMatchObject([false, { value: { booking: { start, movesLeft: 1 } } }]);
    await model.cancellation.ask();
    expect(model.cancellation.preview).toMatchObject({ kind: "read", value: { value: { paid: 149_900, back: 149_900 } } });
    expect([await model.cancellation.cancel(), stateOf(model)]).toEqual([true, "cancelled"]);
  });

  it("offers another sample after a spoilt one, or all the money", async () => {
    const { shop, model, purchase, id, pay } = await aBooking();
    await pay();
    for (const event of ["assign", "collect", "spoil"] as const)
      await shop.step({ id, staff: "meera", action: "lab", deed: { kind: "state", event, payment: null } });
    await purchase.look();
    expect(stateOf(model)).toBe("recollect");
    expect([await model.decline(), stateOf(model)]).toEqual([true, "cancelled"]);
  });

  it("is not there for somebody else", async () => {
    const { shop, id } = await aBooking();
    const theirs = (whose: PayableId) =>
      new LabBookingModel(customerId("ravi"), whose, {
        ...lateNeeds(shop.allDependencies, labBookingNeeds),
        now: () => now,
        newKey: shop.newKey,
      });
    const model = theirs(id);
    await model.purchase.look();
    expect(model.purchase.state).toEqual({ kind: "read", value: null });
    expect(await model.cancellation.cancel()).toBe(false);
  });
});

describe("what a booking's tests ask for", () => {
  it("is sent and agreed to on its page, after which it can be paid", async () => {
    const shop = aShop();
    const { container, allDependencies, newKey, clock } = shop;
    const tests = [labTestId("t-antinuclear-antibodies"), labTestId("t-hiv-antibodies")];
    const book = new LabBookModel(
      asha,
      { tests: ["antinuclear-antibodies", "hiv-antibodies"], packages: [] },
      { ...lateNeeds(allDependencies, labBookNeeds), newKey, kept: { read: () => null } },
    );
    await book.begin();
    const { quote } = book;
    const asks = quote.kind === "read" && quote.value.kind === "ok" ? quote.value.value.requirements : [];
    expect(asks.map(({ kind }) => kind)).toEqual(["prescription", "consent"]);
    const request = {
      people: [{ member: null, tests, packages: [] }],
      lab: labId("sahyadri"),
      address: null,
      start: seven,
      fastedFrom: null,
      key: "r",
    };
    const held = await container.get(HoldLabSlot)({ customer: asha, language: null }, request);
    if (held.kind === "refused") throw new Error(held.refusal.kind);
    const model = new LabBookingModel(asha, held.value.id, { ...lateNeeds(allDependencies, labBookingNeeds), now: () => clock.at, newKey });
    onTestFinished(model.purchase.begin());
    await vi.waitFor(() => expect(model.lacks).toBe(true));
    const file = fileId("own");
    const upload = { id: file, owner: asha, kind: "patient-report", audience: "owner", mediaType: "application/pdf" } as const;
    await container.get(Uploads).add({ ...upload, bytes: 3, uploadedAt: now }, 5);
    const sending = new PrescriptionModel({
      ...lateNeeds(allDependencies, prescriptionNeeds),
      customer: asha,
      member: null,
      send: (by) => model.prescribe({ member: null, by }),
    });
    await sending.begin();
    expect(sending.signed).toEqual([]);
    expect(await model.prescribe({ member: null, by: { kind: "upload", file: fileId("none") } })).toBe(false);
    expect(model.purchase.step).toMatchObject({ kind: "refused", refusal: { kind: "unknown-prescription" } });
    container.rebind(SendReport).toConstantValue(async () => ok(file));
    sending.uploads.add("report", [new Blob(["%PDF-1.7"], { type: "application/pdf" })]);
    await vi.waitFor(() => {
      const { state } = model.purchase;
      expect(state.kind === "read" && state.value?.booking.requirements).toMatchObject([{ state: "sent" }, { state: "missing" }]);
    });
    expect(model.lacks).toBe(true);
    expect(await model.consent(null)).toBe(true);
    expect(model.lacks).toBe(false);
  });
});
