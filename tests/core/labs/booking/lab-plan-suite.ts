import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addressId } from "#core/account/address.ts";
import { makeQuoteLabBasket } from "#core/labs/choosing/quote-lab-basket.use-case.ts";
import { makeCancelLabBooking } from "#core/labs/booking/cancel-lab-booking.use-case.ts";
import { makeHoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { labPayables } from "#core/labs/booking/lab-payables.ts";
import { makeReleaseLabSlot } from "#core/labs/booking/release-lab-slot.use-case.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { makeBuyPlan } from "#core/plans/buying/buy-plan.use-case.ts";
import { makeCancelPlan } from "#core/plans/money/cancel-plan.use-case.ts";
import { subscriptionPayables } from "#core/plans/money/subscription-payables.ts";
import { makeShowMyPlan } from "#core/plans/show-my-plan.use-case.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { paise } from "#core/shared/money.ts";
import { demoHealthPlanPage } from "#tests/builders/demo-site.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { aLabTest } from "#tests/core/labs/a-lab-test.ts";
import { now } from "#tests/fixtures.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { LabBookings } from "#core/labs/booking/lab-bookings.port.ts";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { LabOffer } from "#core/labs/labs.port.ts";
import type { PlanSubscriptions } from "#core/plans/subscriptions.port.ts";

const HOUR = 3_600_000;
const seven = firstInstantOf(daysAfter(indianDay(now), 1)) + 7 * HOUR;

export type Place = {
  readonly bookings: LabBookings;
  readonly subscriptions: PlanSubscriptions;
  someone(): Promise<CustomerId>;
  offer(offer: LabOffer): Promise<void>;
};

/** A customer who has paid for a plan that takes ten per cent off a test of ₹155.50, which a laboratory takes in its centre. */
export async function aHolder({ bookings, subscriptions, someone, offer }: Place) {
  const clock = { at: now };
  const time = () => clock.at;
  const lab = labId(randomUUID());
  const windows = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    place: "centre" as const,
    pincodes: [],
    weekday,
    from: 360,
    to: 780,
    capacity: 9,
  }));
  const offered: LabOffer = {
    labs: [
      {
        id: lab,
        name: "Sahyadri",
        address: "12 Law College Road",
        city: "Pune",
        hindi: null,
        accreditation: "MC-1",
        pincodes: [],
        hours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: 360, to: 1_200 }],
      },
    ],
    tests: [aLabTest("blood", { price: paise(15_550) })],
    packages: [],
    calendars: [{ id: lab, windows, closed: [] }],
  };
  await offer({ ...offered, tests: [] });
  const asha = await someone();
  const households = { family: async () => [], addresses: async () => [anAddress({ id: addressId("home") })] };
  const buy = makeBuyPlan({
    subscriptions,
    households,
    now: time,
    newId: randomUUID,
    content: { healthPlanPage: async () => demoHealthPlanPage },
  });
  const bought = await buy({ customer: asha, language: null }, { plan: "parivar", members: [], key: "once" });
  if (bought.kind === "refused") throw new Error(bought.refusal.kind);
  const plan = bought.value.id;
  const captured = { ...captureBy(`pay_${plan}`, bought.value.plan.price), at: now };
  await subscriptionPayables(subscriptions).record(plan, { events: [captured], at: now });
  const snapshots = async () => offered;
  const people = [{ member: null, tests: [labTestId("blood")], packages: [] }];
  const holdSlot = makeHoldLabSlot({ bookings, households, snapshots, now: time, newId: randomUUID });
  const payables = labPayables(bookings);
  return {
    asha,
    plan,
    clock,
    quote: (visitor: CustomerId | null) =>
      makeQuoteLabBasket({ snapshots, subscriptions, now: time })(visitor, { people, place: "centre" }),
    async held(): Promise<LabBookingView> {
      const answer = await holdSlot(
        { customer: asha, language: null },
        { people, lab, address: null, start: seven, fastedFrom: null, key: randomUUID() },
      );
      if (answer.kind === "refused") throw new Error(answer.refusal.kind);
      return answer.value;
    },
    async paid({ id, basket }: LabBookingView) {
      await payables.ask(id, { customer: asha, key: `pay-${id}`, at: clock.at });
      await payables.record(id, { events: [{ ...captureBy(`pay_${id}`, basket.total), at: clock.at }], at: clock.at });
      return bookings.withId(id);
    },
    release: makeReleaseLabSlot({ bookings, now: time }),
    cancel: makeCancelLabBooking({ bookings, now: time }),
    cancelPlan: () => makeCancelPlan({ subscriptions, now: time })(asha, plan),
    async uses() {
      const shown = await makeShowMyPlan({ subscriptions, now: time })(asha, plan);
      return shown.kind === "ok" ? [shown.value.uses.map(({ saved }) => saved), shown.value.left] : null;
    },
  };
}

export function labPlanSuite(store: string, open: () => Place): void {
  describe(`a plan that takes something off tests, in ${store}`, () => {
    it("says so before a slot is held, makes its holder pay less, and takes nothing off for others", async () => {
      const holder = await aHolder(open());
      const cheaper = { plan: { subscription: holder.plan, title: "Parivar", hindi: "परिवार", percent: 10, saved: 1_500 }, total: 14_050 };
      expect(await holder.quote(holder.asha)).toMatchObject({ value: cheaper });
      expect(await holder.quote(null)).toMatchObject({ value: { plan: null, total: 15_550 } });
      const held = await holder.held();
      expect(held.basket).toMatchObject(cheaper);
      const stored = await holder.paid(held);
      expect([stored?.booking.state, stored?.booking.basket.plan, stored?.papers[0]?.amount]).toEqual(["booked", cheaper.plan, 14_050]);
    });

    it("can't be cancelled while tests that cost less by it are held or paid for, and uses no consultation for them", async () => {
      const holder = await aHolder(open());
      const first = await holder.held();
      expect(await holder.cancelPlan()).toMatchObject({ refusal: { kind: "used", count: 1 } });
      await holder.release(holder.asha, first.id);
      expect(await holder.uses()).toEqual([[], 12]);
      const second = await holder.held();
      await holder.paid(second);
      expect(await holder.uses()).toEqual([[1_500], 12]);
      expect(await holder.cancelPlan()).toMatchObject({ refusal: { kind: "used", count: 1 } });
      expect(await holder.cancel(holder.asha, second.id)).toMatchObject({ value: { state: "cancelled", back: 14_050 } });
      expect(await holder.cancelPlan()).toMatchObject({ value: { stage: "cancelled" } });
      expect((await holder.held()).basket).toMatchObject({ plan: null, total: 15_550 });
    });

    it("pays nothing for tests whose payment comes once their slot is kept no longer", async () => {
      const holder = await aHolder(open());
      const held = await holder.held();
      holder.clock.at += 11 * 60_000;
      expect(await holder.cancelPlan()).toMatchObject({ value: { stage: "cancelled" } });
      expect((await holder.paid(held))?.booking.state).toBe("expired");
    });
  });
}
