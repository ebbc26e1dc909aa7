import { describe, expect, it } from "vitest";
import { addressId } from "#core/account/address.ts";
import { memberId } from "#core/account/family-member.ts";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { QuoteLabBasket } from "#core/labs/choosing/quote-lab-basket.use-case.ts";
import { labBookingView } from "#core/labs/booking/lab-booking-view.ts";
import { newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { HoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { FindLabTests } from "#core/labs/list/find-lab-tests.use-case.ts";
import { listedTest } from "#core/labs/list/listed-test.ts";
import { ListLabs } from "#core/labs/list/list-labs.use-case.ts";
import { ShowLabTest } from "#core/labs/list/show-lab-test.use-case.ts";
import { ListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { paise } from "#core/shared/money.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok, refused } from "#core/shared/result.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";
import { LabBookModel, labBookNeeds } from "#web/features/labs/booking/lab-book-model.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { aLabTest } from "#tests/core/labs/a-lab-test.ts";
import { now } from "#tests/fixtures.ts";
import { pending } from "#tests/web/platform/model-laws/answers.ts";
import { newKeys } from "#tests/web/platform/model-laws/new-keys.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Address } from "#core/account/address.ts";
import type { LabSlot } from "#core/labs/slots/lab-slots.ts";
import type { FoundLabTests } from "#core/labs/list/find-lab-tests.use-case.ts";
import type { LabTest } from "#core/labs/lab-test.ts";
import type { ListedLab } from "#core/labs/list/list-labs.use-case.ts";

const outage = new PortUnavailable("the shop", null);
const total = paise(20_000);
const basket = { people: [], subtotal: total, collection: paise(0), total, fastingHours: 0, reportHours: 12, requirements: [], plan: null };
const aLab = (id: string, comes: boolean | null = true): ListedLab => {
  return {
    id: labId(id),
    name: id,
    address: "12 Law College Road",
    city: "Pune",
    hindi: null,
    accreditation: "MC-1",
    hours: [],
    pincodes: 1,
    comes,
  };
};
const isha = { ...aMember(), id: memberId("isha"), consentedAt: null };
const home = anAddress({ id: addressId("home"), pincode: pincode("411004"), isDefault: false });
const office = anAddress({ id: addressId("office"), pincode: pincode("682030"), isDefault: true });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const slot = (start: number, reason: LabSlot["reason"] = "offered"): LabSlot => ({
  start,
  end: start + HOUR,
  reason,
  freeAt: null,
  fastFrom: null,
});

const aPage = (tests: readonly LabTest[]): FoundLabTests => ({
  found: tests.length,
  tests: tests.map(listedTest),
  next: null,
  facets: { category: [], fasting: [], prescription: [], home: [], withinDay: [], maxPrice: [], letter: [] },
  packages: [],
});

type Shop = {
  readonly addresses?: readonly Address[];
  readonly labs?: ListLabs;
  readonly quote?: QuoteLabBasket;
  readonly slots?: ListLabSlots;
  readonly hold?: HoldLabSlot;
  readonly find?: FindLabTests;
  readonly kept?: Pincode;
};

/** Booking one test over a shop that answers as it is told; `requested` is what reached it. */
function aBook(shop: Shop = {}) {
  const { answers, allDependencies } = aStage();
  const requested: [name: string, given: unknown][] = [];
  const noted =
    <Given extends readonly unknown[], Answer>(name: string, call: (...given: Given) => Promise<Answer>) =>
    (...given: Given) => {
      requested.push([name, given.at(-1)]);
      return call(...given);
    };
  answers(ListMembers, async () => [isha]);
  answers(ListAddresses, async () => shop.addresses ?? [home, office]);
  answers(ShowLabTest, async () => ok({ test: aLabTest("hb"), packages: [] }));
  answers(ListLabs, noted("labs", shop.labs ?? (async () => [aLab("sahyadri"), aLab("yamuna")])));
  answers(QuoteLabBasket, noted("quote", shop.quote ?? (async () => ok(basket))));
  answers(ListLabSlots, noted("slots", shop.slots ?? (async () => ok([slot(now)]))));
  answers(HoldLabSlot, noted("hold", shop.hold ?? (() => Promise.reject(outage))));
  answers(FindLabTests, noted("find", shop.find ?? (async () => aPage([]))));
  const model = new LabBookModel(
    asha,
    { tests: ["hb"], packages: [] },
    { ...lateNeeds(allDependencies, labBookNeeds), newKey: newKeys(), kept: { read: () => shop.kept ?? null } },
  );
  const of = (name: string) => requested.filter(([one]) => one === name).map(([, given]) => given);
  return { model, of };
}

const rest = () => new Promise((go) => setTimeout(go, 0));

describe("where tests are taken", () => {
  it("is the default address, else the first, else the centre", async () => {
    for (const [addresses, address] of [
      [[home, office], office],
      [[home], home],
      [[], null],
    ] as const) {
      const { model, of } = aBook({ addresses });
      expect([model.address, model.listing]).toEqual([null, "none"]);
      await model.begin();
      expect([model.address, model.listing, of("labs")]).toEqual([address, "read", [address?.pincode ?? null]]);
      expect(of("slots")).toMatchObject([
        { lab: "sahyadri", fastingHours: 0, spot: address === null ? { kind: "centre" } : { kind: "home", pincode: address.pincode } },
      ]);
      expect(of("quote")).toMatchObject([{ place: address === null ? "centre" : "home" }]);
    }
  });

  it("is for a member who was just entered and is come back with, at the usual address", async () => {
    const { model } = aBook();
    await model.begin(isha.id);
    expect([model.isTested(isha.id), model.isTested(null), model.address]).toEqual([true, false, office]);
    const other = aBook().model;
    await other.begin(home.id);
    expect([other.isTested(isha.id), other.isTested(null), other.address]).toEqual([false, true, home]);
  });

  it("goes to the address that is named, and to the centre for none", async () => {
    const { model } = aBook();
    await model.begin();
    model.goToNamed("home");
    await rest();
    expect(model.address).toBe(home);
    model.goToNamed("");
    await rest();
    expect(model.address).toBe(null);
  });

  it("is priced once it is known whether somebody comes there", async () => {
    const labs = pending<readonly ListedLab[]>();
    const { model, of } = aBook({ labs: () => labs.promise });
    const begun = model.begin();
    await rest();
    expect([model.quote.kind, model.listing, model.lab, of("quote"), of("slots")]).toEqual(["reading", "reading", null, [], []]);
    labs.answer([aLab("sahyadri")]);
    await begun;
    expect([model.lab?.id, model.slots.kind, of("slots").length]).toEqual(["sahyadri", "read", 1]);
  });

  it("is priced as in a centre where nobody comes home, and as at home where that is not known", async () => {
    const { model, of } = aBook({ labs: async (code) => (code === home.pincode ? [aLab("far", false)] : [aLab("sahyadri")]) });
    await model.begin();
    expect([model.isServed, of("quote").at(-1)]).toMatchObject([true, { place: "home" }]);
    await model.goTo(home);
    expect([model.isServed, model.lab, model.slots.kind, of("quote").at(-1)]).toMatchObject([false, null, "none", { place: "centre" }]);
    model.test(isha.id, true);
    await rest();
    expect(of("quote").at(-1)).toMatchObject({ place: "centre", people: [{ member: null }, { member: isha.id }] });
    await model.goTo(office);
    expect([model.isServed, of("quote").at(-1)]).toMatchObject([true, { place: "home" }]);
    const away = aBook({ labs: () => Promise.reject(outage) });
    await away.model.begin();
    expect([away.model.isServed, away.of("quote").at(-1)]).toMatchObject([true, { place: "home" }]);
  });

  it("shows nothing of the place before: no laboratory, no time, not even where nobody answers", async () => {
    let isAway = false;
    const { model } = aBook({ labs: async () => (isAway ? Promise.reject(outage) : [aLab("sahyadri")]) });
    await model.begin();
    model.chooseTime(now);
    expect([model.lab?.id, model.slots.start]).toEqual(["sahyadri", now]);
    isAway = true;
    const going = model.goTo(home);
    expect([model.lab, model.slots.kind, model.slots.start, await model.keep()]).toEqual([null, "none", null, null]);
    await going;
    expect([model.listing, model.labs, model.lab, model.slots.kind]).toEqual(["unavailable", [], null, "none"]);
    isAway = false;
    await model.goTo(home);
    expect([model.listing, model.lab?.id, model.slots.kind]).toEqual(["read", "sahyadri", "read"]);
  });

  it("takes the laboratories of the place that was chosen last, whichever come first", async () => {
    const answers = new Map([
      [home.pincode, pending<readonly ListedLab[]>()],
      [office.pincode, pending<readonly ListedLab[]>()],
    ]);
    const { model } = aBook({ addresses: [], labs: (code) => answers.get(code ?? home.pincode)?.promise ?? Promise.resolve([]) });
    const both = [model.goTo(office), model.goTo(home)];
    answers.get(home.pincode)?.answer([aLab("yamuna")]);
    await rest();
    answers.get(office.pincode)?.answer([aLab("sahyadri")]);
    await Promise.all(both);
    expect(model.labs.map(({ id }) => id)).toEqual(["yamuna"]);
  });

  it("is at no centre that nobody chose, unless it is the only one or comes to where the customer lives", async () => {
    const labs = [aLab("sahyadri", false), aLab("yamuna", false)];
    const far = aBook({ labs: async () => labs });
    await far.model.begin();
    await far.model.goTo(null);
    expect([far.of("labs").at(-1), far.model.labs.length, far.model.lab, far.model.slots.kind]).toEqual([office.pincode, 2, null, "none"]);
    far.model.chooseLab("yamuna");
    await rest();
    expect([far.model.lab?.id, far.model.slots.kind]).toEqual(["yamuna", "read"]);
    const near = aBook({ addresses: [], kept: home.pincode, labs: async () => [aLab("sahyadri", false), aLab("yamuna")] });
    await near.model.begin();
    expect([near.of("labs").at(-1), near.model.labs.map(({ id }) => id), near.model.lab?.id]).toEqual([
      home.pincode,
      ["yamuna", "sahyadri"],
      "yamuna",
    ]);
    const only = aBook({ addresses: [], labs: async () => [aLab("sahyadri", null)] });
    await only.model.begin();
    expect([only.of("labs"), only.model.lab?.id]).toEqual([[null], "sahyadri"]);
  });

  it("is by a laboratory that comes there, the first until another one is chosen", async () => {
    const { model, of } = aBook({ labs: async () => [aLab("far", false), aLab("sahyadri", null), aLab("yamuna")] });
    await model.begin();
    expect([model.labs.map(({ id }) => id), model.lab?.id]).toEqual([["sahyadri", "yamuna"], "sahyadri"]);
    model.chooseLab("yamuna");
    await rest();
    expect([model.lab?.id, of("slots").at(-1)]).toMatchObject(["yamuna", { lab: "yamuna" }]);
    model.chooseLab("far");
    await rest();
    expect(model.lab?.id).toBe("sahyadri");
  });
});

describe("for whom tests are booked", () => {
  it("is priced for each person, without what they go without, and without a time once that is refused", async () => {
    let isRefused = false;
    const { model, of } = aBook({
      quote: async () => (isRefused ? refused({ kind: "nobody-tested" }) : ok({ ...basket, fastingHours: 10 })),
    });
    await model.begin();
    const [hb] = model.items;
    if (hb === undefined) throw new RangeError("nothing was read");
    expect([model.everybody, model.isTested(null), model.isTested(isha.id), model.has(null, hb)]).toEqual([
      [
        { id: null, name: null },
        { id: isha.id, name: isha.name },
      ],
      true,
      false,
      true,
    ]);
    expect(of("slots").at(-1)).toMatchObject({ fastingHours: 10 });
    model.test(isha.id, true);
    model.give(isha.id, hb, false);
    await rest();
    expect(of("quote").at(-1)).toMatchObject({
      people: [
        { member: null, tests: [hb.id], packages: [] },
        { member: isha.id, tests: [], packages: [] },
      ],
    });
    expect([model.has(isha.id, hb), model.has(null, hb)]).toEqual([false, true]);
    model.give(null, hb, false);
    model.give(isha.id, hb, true);
    await rest();
    expect([model.has(isha.id, hb), model.has(null, hb)]).toEqual([true, false]);
    isRefused = true;
    model.test(isha.id, false);
    await rest();
    expect([model.isTested(isha.id), model.isTested(null), model.slots.kind]).toEqual([false, true, "none"]);
  });

  it("proposes the first time whose fast can still begin, and takes an earlier one only from who says that they have fasted", async () => {
    const early = { ...slot(now + 4 * HOUR), fastFrom: now - 4 * HOUR };
    const later = { ...slot(now + 5 * HOUR), fastFrom: now - 3 * HOUR };
    const tomorrow = slot(now + DAY);
    const quote: QuoteLabBasket = async () => ok({ ...basket, fastingHours: 8 });
    const { model, of } = aBook({ quote, slots: async () => ok([early, later, tomorrow]) });
    await model.begin();
    expect([model.slots.start, model.slots.isReady, model.slots.fastFrom, model.isChanged]).toEqual([tomorrow.start, true, null, false]);
    model.slots.chooseDay(indianDay(early.start));
    expect([model.slots.start, model.slots.isReady]).toEqual([null, false]);
    model.chooseTime(early.start);
    expect([model.slots.fastFrom, model.slots.isReady]).toEqual([early.fastFrom, false]);
    expect([await model.keep(), of("hold")]).toEqual([null, []]);
    model.slots.sayFasted(true);
    model.chooseTime(later.start);
    expect(model.slots.isReady).toBe(false); // It was said of another time.
    model.slots.sayFasted(true);
    expect(model.slots.isReady).toBe(true);
    await model.keep();
    expect(of("hold")).toMatchObject([{ start: later.start, fastedFrom: later.fastFrom }]);
  });

  it("asks for no price where nothing can be booked, and for no time where the price is unknown", async () => {
    const nothing = aBook({ quote: () => Promise.reject(outage) });
    await nothing.model.begin();
    expect([nothing.model.quote.kind, nothing.of("slots")]).toEqual(["unavailable", []]);
    const { model, of } = aBook();
    await model.goTo(null); // Nothing was read yet.
    expect([of("quote"), of("slots"), model.items, model.everybody]).toEqual([[], [], [], [{ id: null, name: null }]]);
  });

  it("finds six more tests at most, by what was typed, and none that is there", async () => {
    const tests = Array.from({ length: 8 }, (_, nth) => aLabTest(`t${nth}`));
    const [first] = tests;
    if (first === undefined) throw new RangeError("eight tests");
    const { model, of } = aBook({ find: async () => aPage(tests) });
    await model.begin();
    expect([model.finding, model.found]).toEqual(["none", []]);
    model.seek("  sugar ");
    const finding = model.find();
    expect(model.finding).toBe("reading");
    await finding;
    expect([model.finding, model.found.length, of("find")]).toMatchObject(["read", 6, [{ title: "sugar", order: "name", after: null }]]);
    model.add({ kind: "test", id: first.id, title: first.title });
    await rest();
    expect([model.found.some(({ id }) => id === first.id), model.found.length]).toEqual([false, 6]);
    expect(of("quote").at(-1)).toMatchObject({ people: [{ tests: [expect.anything(), first.id] }] });
    model.seek("   ");
    await model.find();
    expect(of("find").at(-1)).toMatchObject({ title: null });
  });
});

describe("keeping a time", () => {
  it("leaves nothing that could be lost, which people, tests and the time were before", async () => {
    const held = labBookingView(
      newLabBooking(
        { id: payableId("l-1"), customer: asha, place: { kind: "centre" }, start: now, basket, lab: { ...aLab("sahyadri"), hindi: null } },
        now,
      ),
    );
    const { model } = aBook({ hold: async () => ok(held) });
    await model.begin();
    expect(model.isChanged).toBe(false);
    model.test(isha.id, true);
    expect(model.isChanged).toBe(true);
    model.test(isha.id, false);
    expect(model.isChanged).toBe(false);
    for (const item of model.items) model.give(null, item, false);
    expect(model.isChanged).toBe(true);
    for (const item of model.items) model.give(null, item, true);
    model.chooseTime(now);
    expect(model.isChanged).toBe(true);
    expect([await model.keep(), model.isChanged]).toEqual([held, false]);
    const { model: another } = aBook();
    await another.begin();
    another.add({ kind: "test", id: labTestId("tsh"), title: aLabTest("tsh").title });
    expect(another.isChanged).toBe(true);
  });

  it("asks with one key for the same, says why it is not kept until something else is chosen, and finds the times again", async () => {
    const answers = [refused({ kind: "not-offered", reason: "full", slots: [] }), "outage", "outage"] as const;
    let holds = 0;
    const hold: HoldLabSlot = async () => {
      const answer = answers[holds] ?? "outage";
      holds += 1;
      if (answer === "outage") throw outage;
      return answer;
    };
    const { model, of } = aBook({ hold });
    await model.begin();
    expect(await model.keep()).toBe(null);
    model.chooseTime(now);
    expect([await model.keep(), model.holding.kind, model.slots.start, of("slots").length]).toEqual([null, "refused", null, 2]);
    model.chooseTime(now);
    expect(model.holding.kind).toBe("ready");
    expect([await model.keep(), model.holding.kind, model.slots.start, of("slots").length]).toEqual([null, "unavailable", now, 2]);
    await model.keep();
    const keys = of("hold").map((given) => Object(given).key);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect(of("hold")[0]).toMatchObject({ lab: "sahyadri", address: office.id, start: now, people: [{ member: null }] });
    model.test(isha.id, true);
    expect(model.holding.kind).toBe("ready");
  });
});

describe("the times of a laboratory", () => {
  it("are shown by days that have a free one, the first until another is chosen, which chooses no time", async () => {
    const full = [slot(now, "full"), slot(now + HOUR, "full")];
    const tomorrow = [slot(now + DAY, "full"), slot(now + DAY + HOUR)];
    const after = [slot(now + 2 * DAY)];
    const { model } = aBook({ slots: async () => ok([...full, ...tomorrow, ...after]) });
    const { slots } = model;
    expect([slots.kind, slots.days, slots.day]).toEqual(["none", [], null]);
    await model.begin();
    expect([slots.days.map((one) => one.slots), slots.day?.slots]).toEqual([[tomorrow, after], tomorrow]);
    model.chooseTime(now + DAY + HOUR);
    slots.chooseDay(slots.days[1]?.day ?? "");
    expect([slots.day?.slots, slots.start]).toEqual([after, null]);
    slots.chooseDay("another");
    expect(slots.day?.slots).toEqual(tomorrow);
  });

  it("are none where the laboratory is refused, and unavailable where nobody answers", async () => {
    const none = aBook({ slots: async () => refused({ kind: "unknown-lab" }) });
    await none.model.begin();
    expect([none.model.slots.kind, none.model.slots.days]).toEqual(["read", []]);
    const away = aBook({ slots: () => Promise.reject(outage) });
    await away.model.begin();
    expect([away.model.slots.kind, away.model.slots.days]).toEqual(["unavailable", []]);
  });
});
