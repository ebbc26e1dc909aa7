import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { labBookingChange } from "#core/labs/booking/lab-booking-change.ts";
import { makeStepLabBooking } from "#core/labs/booking/step-lab-booking.use-case.ts";
import { balances } from "#core/ledger/ledger.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { aLabTest } from "#tests/core/labs/a-lab-test.ts";
import { now } from "#tests/fixtures.ts";
import type { Customers } from "#core/identity/customers.port.ts";
import type { PlainLabEvent } from "#core/labs/booking/lab-booking-step.ts";
import type { LabBookings } from "#core/labs/booking/lab-bookings.port.ts";
import type { LabOffer } from "#core/labs/labs.port.ts";
import type { PayableId } from "#core/ledger/entry.ts";

const DAY = 86_400_000;

export type Place = { readonly bookings: LabBookings; readonly customers: Customers; offer(offer: LabOffer): Promise<void> };

const windows = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  place: "centre" as const,
  pincodes: [],
  weekday,
  from: 0,
  to: 1440,
  capacity: 50,
}));

async function aDesk({ bookings, customers, offer }: Place) {
  const lab = { id: labId(randomUUID()), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null };
  const test = aLabTest(randomUUID(), { gst: 18 });
  const stored = { ...lab, accreditation: "MC-1", pincodes: [], hours: [] };
  await offer({ labs: [stored], tests: [test], packages: [], calendars: [{ id: lab.id, windows, closed: [] }] });
  const asha = aNewCustomer();
  await customers.register(asha, now);
  const tests = [{ id: labTestId(test.id), title: test.title, sample: null, fastingHours: 0 as const, afterMealHours: 0 }];
  const items = [{ kind: "test", id: test.id, title: test.title, price: paise(10_000), tests } as const];
  const basket = {
    people: [{ member: null, items, dropped: [] }],
    subtotal: paise(10_000),
    collection: paise(0),
    total: paise(10_000),
    fastingHours: 0,
    reportHours: 24,
    requirements: [],
    plan: null,
  };
  async function hold(): Promise<PayableId> {
    const id = payableId(randomUUID());
    const held = newLabBooking({ id, customer: asha.id, lab, place: { kind: "centre" }, start: now + DAY, basket }, now);
    await bookings.hold({
      customer: asha.id,
      lab: lab.id,
      place: "centre",
      start: now + DAY,
      key: id,
      at: now,
      decide: () => ({ keep: { booking: held, language: null, jobs: [] }, release: null, answer: null }),
    });
    return id;
  }
  const step = (id: PayableId, event: PlainLabEvent, at = now) =>
    bookings.changeAsStaff(id, ({ booking }) => {
      const action = { kind: "state", event, payment: event === "pay" ? "pay-1" : null } as const;
      const moved = labBookingChange(booking, [{ at, by: { kind: "staff", name: "meera" }, deed: action }]);
      return { change: moved.kind === "ok" ? { ...moved.value, jobs: [] } : null, audit: null, answer: null };
    });
  const steps = async (id: PayableId, ...events: readonly PlainLabEvent[]) => {
    for (const event of events) await step(id, event);
  };
  const papers = async (id: PayableId) =>
    ((await bookings.withId(id))?.papers ?? []).map(({ kind, number, amount }) => [kind, number.slice(3), amount]);
  const series = async (id: PayableId) => (await bookings.withId(id))?.papers[0]?.number.slice(0, 3);
  const stepAsStaff = makeStepLabBooking({ bookings, now: () => now });
  const give = (id: PayableId, amount: number) =>
    stepAsStaff({
      id,
      staff: "meera",
      action: "lab refund",
      deed: { kind: "give-back", event: "give-back", amount: paise(amount), reason: "Came late" },
    });
  return { bookings, hold, step, steps, papers, series, give };
}

export function papersOfBookingsSuite(store: string, place: () => Place): void {
  describe(`the papers of lab bookings in ${store}`, () => {
    it("are numbered by laboratory and kind without gaps, and kept as they were issued", async () => {
      const desk = await aDesk(place());
      const [first, second] = [await desk.hold(), await desk.hold()];
      expect(await desk.papers(first)).toEqual([]);
      await desk.steps(first, "ask", "pay", "pay", "assign", "collect", "receive", "report-part");
      expect(await desk.papers(first)).toEqual([["receipt", "R/2627/000001", 10_000]]);
      await desk.steps(second, "ask", "pay", "assign", "collect", "receive", "report", "correct");
      await desk.steps(first, "report");
      expect(await desk.papers(second)).toEqual([
        ["receipt", "R/2627/000002", 10_000],
        ["bill", "B/2627/000001", 10_000],
      ]);
      expect((await desk.papers(first)).at(-1)).toEqual(["bill", "B/2627/000002", 10_000]);
      const supplier = { name: "Sahyadri", address: "12 Law College Road", accreditation: "MC-1" };
      expect((await desk.bookings.withId(first))?.papers[1]).toMatchObject({
        supplier,
        start: now + DAY,
        lines: [{ person: 0, rate: 18, amount: 10_000 }],
      });
      expect(await desk.series(first)).toBe(await desk.series(second));
      expect(await desk.series(first)).toMatch(/^[A-Z][0-9][0-9A-Z]$/);
    });

    it("are a bill of a visit in vain where one is kept, and none where all goes back", async () => {
      const desk = await aDesk(place());
      const [vain, free] = [await desk.hold(), await desk.hold()];
      await desk.steps(vain, "ask", "pay", "assign");
      await desk.step(vain, "cancel", now + DAY - 1);
      expect(await desk.papers(vain)).toEqual([
        ["receipt", "R/2627/000001", 10_000],
        ["bill", "B/2627/000001", 10_000],
      ]);
      await desk.steps(free, "ask", "pay", "cancel");
      expect(await desk.papers(free)).toEqual([["receipt", "R/2627/000002", 10_000]]);
    });

    it("have a credit note once staff gave back, with the money on its way and an entry of the reason", async () => {
      const desk = await aDesk(place());
      const id = await desk.hold();
      await desk.steps(id, "ask", "pay", "assign", "collect", "receive");
      expect(await desk.give(id, 4_000)).toMatchObject({ refusal: { kind: "not-possible" } });
      await desk.steps(id, "report");
      expect(await desk.give(id, 10_001)).toEqual({ kind: "refused", refusal: { kind: "too-much", most: 10_000 } });
      expect(await desk.give(id, 4_000)).toMatchObject({ value: { booking: { refund: { payout: 4_000, state: "initiated" } } } });
      expect(await desk.give(id, 4_000)).toMatchObject({ kind: "ok" });
      expect(await desk.give(id, 1_000)).toMatchObject({ refusal: { kind: "not-possible" } });
      expect((await desk.papers(id)).map(([kind, , amount]) => [kind, amount])).toEqual([
        ["receipt", 10_000],
        ["bill", 10_000],
        ["credit-note", 4_000],
      ]);
      const stored = await desk.bookings.withId(id);
      expect(stored?.ledger.filter(({ kind }) => kind === "refund")).toHaveLength(1);
      expect(Object.values(balances(stored?.ledger ?? [])).reduce((sum, one) => sum + one, 0)).toBe(0);
    });

    it("skip no number where many are paid at once", async () => {
      const desk = await aDesk(place());
      const ids: PayableId[] = [];
      for (let nth = 0; nth < 8; nth += 1) ids.push(await desk.hold());
      await Promise.all(ids.map((id) => desk.steps(id, "ask", "pay")));
      const numbers = (await Promise.all(ids.map(desk.papers))).flat().map(([, number]) => number);
      expect(numbers.toSorted()).toEqual(ids.map((_one, nth) => `R/2627/00000${nth + 1}`));
    });
  });
}
