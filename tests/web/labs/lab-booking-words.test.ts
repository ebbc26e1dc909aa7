import { expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { labBasket } from "#core/labs/booking/lab-basket.ts";
import { labBookingView } from "#core/labs/booking/lab-booking-view.ts";
import { newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { labId } from "#core/labs/lab.ts";
import { labPackageId } from "#core/labs/lab-package.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { payableId } from "#core/ledger/entry.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { NOTHING, paise } from "#core/shared/money.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { labBookingWords } from "#web/features/labs/booking/lab-booking-words.ts";
import { labBookingPhrases as hindi } from "#web/features/labs/wording/hindi/lab-bookings.ts";
import { labPhrases as hindiLabs } from "#web/features/labs/wording/hindi/labs.ts";
import { aLabPackage, aLabTest } from "#tests/core/labs/a-lab-test.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { now } from "#tests/fixtures.ts";
import type { Paise } from "#core/shared/money.ts";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { TestsOfPerson } from "#core/labs/booking/lab-basket.ts";

const isha = memberId("isha");
const offer = {
  labs: [],
  calendars: [],
  tests: [
    aLabTest("TSH"),
    aLabTest("Lipids"),
    aLabTest("Sugar", { fastingHours: 12 }),
    aLabTest("Protein", { sample: "urine" }),
    aLabTest("After", { afterMealHours: 2 }),
  ],
  packages: [aLabPackage("Both", ["TSH", "Protein"])],
};
const own: TestsOfPerson = { member: null, tests: [labTestId("Lipids")], packages: [labPackageId("Both")] };

function bookingOf(...people: readonly TestsOfPerson[]): LabBookingView {
  const basket = labBasket(people, "centre", offer);
  if (basket.kind === "refused") throw new Error(basket.refusal.kind);
  const booking = newLabBooking(
    {
      id: payableId("l-1"),
      customer: customerId("asha"),
      place: { kind: "centre" },
      start: now,
      basket: basket.value,
      lab: { id: labId("lab"), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null },
    },
    now,
  );
  return labBookingView(booking);
}

function samplesOf(...people: readonly TestsOfPerson[]) {
  const names = new Map([
    [null, "Myself"],
    [isha, "Isha"],
  ]);
  return labBookingWords.factsOf(bookingOf(...people), names).filter(({ name }) => /taken$/.test(name));
}

it("a booking says what is taken of whom, and for which tests", () => {
  const blood = "Blood: TSH, Lipids\nUrine: Protein";
  expect(samplesOf(own)).toEqual([{ name: "What is taken", value: blood }]);
  expect(samplesOf(own, { member: isha, tests: [labTestId("TSH")], packages: [] })).toEqual([
    { name: "Myself: what is taken", value: blood },
    { name: "Isha: what is taken", value: "Blood: TSH" },
  ]);
});

it("a booking says what each test and the collection at home cost", () => {
  const centre = bookingOf(own);
  const costs = (booking: LabBookingView) =>
    labBookingWords.factsOf(booking, new Map([[null, "Myself"]])).filter(({ value }) => value.includes("₹") || value === "free");
  const [item] = centre.basket.people[0]?.items ?? [];
  expect(costs(centre).map(({ name }) => name)).toEqual(["Myself", "Total"]);
  expect(costs(centre)[0]?.value).toContain(`${item?.title.english}: ${rupees(item?.price ?? NOTHING)}`);
  const atHome = (collection: Paise): LabBookingView => ({
    ...centre,
    place: { kind: "home", address: anAddress() },
    basket: { ...centre.basket, collection },
  });
  expect(costs(atHome(paise(10_000)))[1]).toEqual({ name: "Collection at home", value: "₹100" });
  expect(costs(atHome(NOTHING))[1]).toEqual({ name: "Collection at home", value: "free" });
});

it("a booking that needs fasting says from when on, and who asks a doctor first, in both languages", () => {
  const booking = bookingOf({ member: null, tests: [labTestId("Sugar")], packages: [] });
  const from = momentAt(now - 12 * 60 * 60 * 1000);
  expect(labBookingWords.fasting(booking)).toBe(
    `12 hours: eat nothing from ${from} on; plain water is fine. With diabetes, on regular medicines or while pregnant, ask your doctor before you fast.`,
  );
  expect(hindi.fastingFrom({ hours: "12", time: "सुबह 6" })).toMatch(/मधुमेह.*दवा.*गर्भवती.*डॉक्टर से पूछ लें/);
  expect(labBookingWords.fasting(bookingOf(own))).not.toContain("doctor");
});

it("a booking with a fast and a test after a meal says that two samples are taken, and how, at home and at the centre", () => {
  const told = (booking: LabBookingView) =>
    labBookingWords.factsOf(booking, new Map()).flatMap(({ name, value }) => (name === "Meals and samples" ? [value] : []));
  const wants = (...tests: readonly string[]): TestsOfPerson => ({ member: null, tests: tests.map(labTestId), packages: [] });
  const two = "Two samples: the first on an empty stomach. Then eat a usual meal; the second is taken 2 hours after the first bite.";
  const both = bookingOf(wants("Sugar", "After"));
  expect(told(both)).toEqual([`${two} Wait at the centre, or be back in time, for the second sample.`]);
  expect(told({ ...both, place: { kind: "home", address: anAddress() } })).toEqual([
    `${two} The collector comes again for the second sample.`,
  ]);
  expect(told(bookingOf(wants("Sugar")))).toEqual([]);
  const apart = bookingOf(wants("Sugar"), { ...wants("After"), member: isha }); // Each gives one sample.
  expect(told(apart)).toEqual(["The sample is taken 2 hours after the first bite of a usual meal."]);
  expect(hindiLabs.twoSamples({ hours: "2" })).toMatch(/दो नमूने.*खाली पेट.*2 घंटे बाद/);
});

it("a booking's steps are dated, and a sample's way is still to come from a slot that is theirs on", () => {
  const held = bookingOf(own);
  const stepsAt = (given: Partial<LabBookingView>) =>
    labBookingWords.stepsOf({ ...held, ...given }).map(({ title, when, ...beside }) => ({ title, hasCome: when !== null, ...beside }));
  const stored = { key: "0", title: "Time held", hasCome: true, hasFailed: false };
  const report = { key: "report", title: "Report complete", hasCome: false };
  const sample = { key: "collect", title: "Sample taken", hasCome: false, note: momentAt(held.start) };
  expect(stepsAt({})).toEqual([stored]);
  expect(stepsAt({ state: "booked" })).toEqual([stored, sample, report]);
  expect(stepsAt({ state: "assigned" })).toEqual([stored, sample, report]);
  expect(stepsAt({ state: "booked", isMissed: true })).toEqual([stored]);
  for (const state of ["collected", "in_lab", "partial"] as const) expect(stepsAt({ state })).toEqual([stored, report]);
  for (const state of ["ready", "recollect", "cancelled", "expired"] as const) expect(stepsAt({ state })).toEqual([stored]);
  const steps = [
    { at: now, event: "reschedule", to: now + 3_600_000, collector: null },
    { at: now, event: "assign", to: null, collector: "Meera" },
    { at: now, event: "fail", to: null, collector: null },
  ] as const;
  expect(labBookingWords.stepsOf({ ...held, steps })).toEqual([
    { key: "0", title: "Moved", when: momentAt(now), hasFailed: false, note: `To ${momentAt(now + 3_600_000)}` },
    { key: "1", title: "Collector: Meera", when: momentAt(now), hasFailed: false },
    { key: "2", title: "Payment failed", when: momentAt(now), hasFailed: true },
  ]);
});

it("a booking says in one sentence how often its time can still be changed, and until when, in both languages", () => {
  const until = now - 2 * 3_600_000;
  const said = (movesLeft: number, at: number) => labBookingWords.movesLeftOf({ movesLeft, start: now }, at);
  expect(said(2, until)).toBe(`You can change the time 2 more times, until ${momentAt(until)}.`);
  expect(said(1, until)).toBe(`You can change the time once more, until ${momentAt(until)}.`);
  expect([said(0, until), said(2, until + 1)]).toEqual(Array(2).fill("The time can't be changed any more."));
  const facts = { until: "बुध 2 दिस॰, सुबह 5:00", count: "2" };
  expect([hindi.movesLeft.other(facts), hindi.movesLeft.one(facts)]).toEqual([
    "आप बुध 2 दिस॰, सुबह 5:00 तक समय 2 बार और बदल सकते हैं।",
    "आप बुध 2 दिस॰, सुबह 5:00 तक समय एक बार और बदल सकते हैं।",
  ]);
});

it("a button that takes a time asks for one only where there is one", () => {
  const day = { day: indianDay(now), slots: [] };
  expect(
    [
      { day: null, fastFrom: null },
      { day, fastFrom: null },
      { day, fastFrom: now },
    ].map((slots) => labBookingWords.notReady(slots, "Take this time")),
  ).toEqual(["Take this time", "Choose a time first", "Confirm the fast first"]);
});

it("a move to a slot that is near says before it is pressed what is lost", () => {
  const HOUR = 60 * 60 * 1000;
  expect(labBookingWords.lostAt(now + 2 * HOUR, now)).toBeNull();
  expect(labBookingWords.lostAt(now + 2 * HOUR - 1, now)).toMatch(/can't change the time again.* ₹100 is kept\.$/);
});
