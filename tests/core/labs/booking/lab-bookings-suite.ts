import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addressId } from "#core/account/address.ts";
import { makeCancelLabBooking } from "#core/labs/booking/cancel-lab-booking.use-case.ts";
import { makeDeclineRecollection } from "#core/labs/undone/decline-recollection.use-case.ts";
import { makeEndRecollection } from "#core/labs/undone/end-recollection.use-case.ts";
import { makeExpireLabBooking } from "#core/labs/booking/expire-lab-booking.use-case.ts";
import { makeHoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { labPayables } from "#core/labs/booking/lab-payables.ts";
import { makeListMyLabBookings } from "#core/labs/booking/list-my-lab-bookings.use-case.ts";
import { makeMoveLabBooking } from "#core/labs/booking/move-lab-booking.use-case.ts";
import { makePreviewLabCancel } from "#core/labs/booking/preview-lab-cancel.use-case.ts";
import { makeReleaseLabSlot } from "#core/labs/booking/release-lab-slot.use-case.ts";
import { makeShowLabBooking } from "#core/labs/booking/show-lab-booking.use-case.ts";
import { makeStepLabBooking } from "#core/labs/booking/step-lab-booking.use-case.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { makeListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { balances } from "#core/ledger/ledger.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { aLabTest } from "#tests/core/labs/a-lab-test.ts";
import { now } from "#tests/fixtures.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { LabHoldRequest } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import type { LabStaffEvent } from "#core/labs/booking/step-lab-booking.use-case.ts";
import type { LabBookings } from "#core/labs/booking/lab-bookings.port.ts";
import type { LabOffer } from "#core/labs/labs.port.ts";
import type { PayableId } from "#core/ledger/entry.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const tomorrow = daysAfter(indianDay(now), 1);
const seven = firstInstantOf(tomorrow) + 7 * HOUR;
const TOTAL = 20_000 + 10_000;

export type Place = {
  readonly bookings: LabBookings;
  someone(): Promise<CustomerId>;
  offer(offer: LabOffer): Promise<void>;
  jobs(id: PayableId): Promise<readonly string[]>;
};

const home = anAddress({ id: addressId("home"), pincode: pincode("411004") });

export async function aLab(place: Place, capacity = 1) {
  const clock = { at: now };
  const time = () => clock.at;
  const lab = labId(randomUUID());
  const windows = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    place: "home" as const,
    pincodes: [],
    weekday,
    from: 360,
    to: 780,
    capacity,
  }));
  const offer: LabOffer = {
    labs: [
      {
        id: lab,
        name: "Sahyadri",
        address: "12 Law College Road",
        city: "Pune",
        hindi: { name: "सह्याद्री", address: "12 लॉ कॉलेज रोड" },
        accreditation: "MC-1",
        pincodes: [home.pincode],
        hours: [],
      },
    ],
    tests: [aLabTest("blood"), aLabTest("sugar", { fastingHours: 8 })],
    packages: [],
    calendars: [{ id: lab, windows, closed: [] }],
  };
  await place.offer({ ...offer, tests: [] });
  const { bookings } = place;
  const households = { family: async () => [], addresses: async () => [home] };
  const needs = { bookings, now: time };
  const hold = makeHoldLabSlot({ ...needs, households, snapshots: async () => offer, newId: randomUUID });
  const step = makeStepLabBooking(needs);
  const payables = labPayables(bookings);
  return {
    ...place,
    clock,
    lab,
    payables,
    hold: (who: CustomerId, given: Partial<LabHoldRequest> & { readonly test?: string } = {}) => {
      const { test = "blood", ...asked } = given;
      const people = [{ member: null, tests: [labTestId(test)], packages: [] }];
      return hold(
        { customer: who, language: "hi" },
        { people, lab, address: home.id, start: seven, fastedFrom: null, key: randomUUID(), ...asked },
      );
    },
    async held(who: CustomerId, given: Partial<LabHoldRequest> = {}) {
      const answer = await this.hold(who, given);
      if (answer.kind === "refused") throw new Error(JSON.stringify(answer.refusal));
      return answer.value.id;
    },
    async booked(who: CustomerId, given: Partial<LabHoldRequest> = {}) {
      const id = await this.held(who, given);
      await payables.ask(id, { customer: who, key: randomUUID(), at: clock.at });
      await this.pay(id);
      return id;
    },
    pay: (id: PayableId, payment = `pay_${id}`) =>
      payables.record(id, { events: [{ ...captureBy(payment, TOTAL), at: clock.at }], at: clock.at }),
    staff: (id: PayableId, event: LabStaffEvent) =>
      step({ id, staff: "meera", action: `lab ${event}`, deed: { kind: "state", event, payment: null } }),
    slots: makeListLabSlots({ ...needs, snapshots: async () => offer }),
    async reason(start = seven) {
      const answer = await this.slots({ lab, spot: { kind: "home", pincode: home.pincode }, fastingHours: 0 });
      return answer.kind === "ok" ? answer.value.find((one) => one.start === start)?.reason : answer.refusal.kind;
    },
    state: async (id: PayableId) => (await bookings.withId(id))?.booking.state,
    cancel: makeCancelLabBooking(needs),
    preview: makePreviewLabCancel(needs),
    release: makeReleaseLabSlot(needs),
    move: makeMoveLabBooking(needs),
    decline: makeDeclineRecollection(needs),
    expire: makeExpireLabBooking(needs),
    end: makeEndRecollection(needs),
    show: makeShowLabBooking(needs),
    list: makeListMyLabBookings(needs),
  };
}

export function labBookingsSuite(store: string, open: () => Place): void {
  describe(`bookings of tests, in ${store}`, () => {
    it("are held, paid and booked, and take their slot's room until they are cancelled", async () => {
      const lab = await aLab(open());
      const [asha, ravi] = [await lab.someone(), await lab.someone()];
      expect(await lab.reason()).toBe("offered");
      const id = await lab.held(asha);
      expect(await lab.reason()).toBe("held");
      expect(await lab.hold(ravi)).toMatchObject({ kind: "refused", refusal: { kind: "not-offered", reason: "held" } });
      expect(await lab.payables.unpaid(asha, now)).toEqual([
        { kind: "lab-tests", start: seven, id, amount: TOTAL, until: now + 10 * MINUTE, isBeingChecked: false },
      ]);
      expect(await lab.payables.ask(id, { customer: asha, key: "a", at: now })).toMatchObject({
        value: { amount: TOTAL, until: now + 15 * MINUTE },
      });
      await lab.pay(id);
      expect([await lab.state(id), await lab.reason()]).toEqual(["booked", "full"]);
      expect(await lab.jobs(id)).toContain("expire-lab-booking");
      expect(await lab.preview(asha, id)).toEqual({ kind: "ok", value: { paid: TOTAL, back: TOTAL, freeUntil: seven - 2 * HOUR } });
      expect(await lab.cancel(ravi, id)).toEqual({ kind: "refused", refusal: { kind: "unknown-booking" } });
      expect(await lab.cancel(asha, id)).toMatchObject({ value: { state: "cancelled", back: TOTAL, isBack: false } });
      expect([await lab.reason(), (await lab.jobs(id)).includes("send-refund")]).toEqual(["offered", true]);
      await lab.payables.recordRefund(id, { number: 1, outcome: { state: "processed" }, at: now });
      const stored = await lab.bookings.withId(id);
      expect([...balances(stored?.ledger ?? []).values()].filter((sum) => sum !== 0)).toEqual([]);
      expect(await lab.show(asha, id)).toMatchObject({ value: { isBack: true } });
      expect(await lab.show(ravi, id)).toMatchObject({ kind: "refused" });
    });

    it("release one hold for the next, answer a repeated call alike, and forget what is over", async () => {
      const lab = await aLab(open());
      const [asha, ravi] = [await lab.someone(), await lab.someone()];
      const first = await lab.held(asha, { key: "once" });
      expect(await lab.held(asha, { key: "once" })).toBe(first);
      const second = await lab.held(asha, { start: seven + HOUR });
      expect([await lab.state(first), await lab.state(second), await lab.reason()]).toEqual(["expired", "held", "offered"]);
      expect(await lab.held(asha, { start: seven + HOUR })).not.toBe(second); // Its own hold is in nobody's way.
      lab.clock.at = now + 10 * MINUTE;
      const taken = await lab.held(ravi, { start: seven + HOUR });
      expect(await lab.state(taken)).toBe("held");
      await lab.expire(taken);
      expect(await lab.state(taken)).toBe("held"); // Its time has not come.
      expect(await lab.release(ravi, taken)).toMatchObject({ value: { state: "expired" } });
      expect(await lab.list(asha)).toEqual([]);
      expect(await lab.reason(seven + HOUR)).toBe("offered");
    });

    it("are kept for a fast that has begun only by who says that nothing was eaten since", async () => {
      const lab = await aLab(open());
      const asha = await lab.someone();
      const from = seven - 8 * HOUR;
      lab.clock.at = seven - 5 * HOUR;
      const fasting = { test: "sugar" };
      expect(await lab.hold(asha, fasting)).toMatchObject({ kind: "refused", refusal: { kind: "not-fasted", from } });
      expect(await lab.hold(asha, { ...fasting, fastedFrom: from + 1 })).toMatchObject({ refusal: { kind: "not-fasted", from } });
      const id = await lab.booked(asha, { ...fasting, fastedFrom: from });
      lab.clock.at = seven - 4 * HOUR;
      const start = seven + 3 * HOUR;
      expect(await lab.move(asha, { id, start, fastedFrom: null })).toMatchObject({
        refusal: { kind: "not-fasted", from: from + 3 * HOUR },
      });
      expect(await lab.move(asha, { id, start, fastedFrom: from })).toMatchObject({ value: { start } });
    });

    it("are refused where nobody comes, at no such time, with an empty stomach late, and after twenty holds", async () => {
      const lab = await aLab(open(), 50);
      const asha = await lab.someone();
      for (const [given, refusal] of [
        [{ lab: labId("nowhere") }, { kind: "unknown-lab" }],
        [{ address: addressId("other") }, { kind: "unknown-address" }],
        [{ start: seven + 1 }, { kind: "not-offered", reason: "closed" }],
        [
          { test: "sugar", start: seven + 5 * HOUR },
          { kind: "not-offered", reason: "not_fasting" },
        ],
        [{ start: seven - 48 * HOUR }, { kind: "not-offered", reason: "past" }],
      ] as const)
        expect(await lab.hold(asha, given)).toMatchObject({ kind: "refused", refusal });
      expect(await lab.slots({ lab: lab.lab, spot: { kind: "home", pincode: pincode("110001") }, fastingHours: 0 })).toEqual({
        kind: "refused",
        refusal: { kind: "not-served", pincode: "110001", centre: "Sahyadri, 12 Law College Road, Pune", hindi: "सह्याद्री, 12 लॉ कॉलेज रोड" },
      });
      for (let nth = 0; nth < 20; nth += 1) await lab.held(asha);
      expect(await lab.hold(asha)).toMatchObject({ refusal: { kind: "too-many-holds", from: now + HOUR } });
    });

    it("are listed as being checked while a payment is authorised, also once their time is over", async () => {
      const lab = await aLab(open());
      const asha = await lab.someone();
      const id = await lab.held(asha);
      await lab.payables.ask(id, { customer: asha, key: "pay", at: lab.clock.at });
      const seen = async () => (await lab.list(asha)).map(({ state, isBeingChecked }) => [state, isBeingChecked]);
      expect(await seen()).toEqual([["pending_payment", false]]);
      const authorised = { ...captureBy(`pay_${id}`, TOTAL), kind: "authorised", at: lab.clock.at } as const;
      await lab.payables.record(id, { events: [authorised], at: lab.clock.at });
      expect(await seen()).toEqual([["pending_payment", true]]);
      lab.clock.at = now + 30 * MINUTE;
      await lab.expire(id);
      expect(await seen()).toEqual([["expired", true]]);
    });

    it("that were paid too late are booked where there is room, and else their money goes back", async () => {
      const lab = await aLab(open());
      const [asha, ravi] = [await lab.someone(), await lab.someone()];
      const late = await lab.held(asha);
      lab.clock.at = now + 11 * MINUTE;
      await lab.expire(late);
      await lab.pay(late);
      expect(await lab.state(late)).toBe("booked");
      const other = await lab.held(ravi, { start: seven + HOUR });
      lab.clock.at += 11 * MINUTE;
      await lab.booked(await lab.someone(), { start: seven + HOUR });
      await lab.pay(other);
      expect([await lab.state(other), (await lab.jobs(other)).includes("return-surplus")]).toEqual(["expired", true]);
      expect((await lab.payables.withId(other))?.goingBack).toHaveLength(1);
    });

    it("get another slot with its room, and another sample after a spoilt one", async () => {
      const lab = await aLab(open());
      const [asha, ravi] = [await lab.someone(), await lab.someone()];
      const id = await lab.booked(asha);
      await lab.booked(ravi, { start: seven + HOUR });
      expect(await lab.move(asha, { id, start: seven + HOUR, fastedFrom: null })).toMatchObject({
        refusal: { kind: "not-offered", reason: "full" },
      });
      expect(await lab.move(ravi, { id, start: seven + 2 * HOUR, fastedFrom: null })).toMatchObject({
        refusal: { kind: "unknown-booking" },
      });
      expect(await lab.move(asha, { id, start: seven + 2 * HOUR, fastedFrom: null })).toMatchObject({
        value: { start: seven + 2 * HOUR, movesLeft: 1 },
      });
      expect([await lab.reason(), await lab.reason(seven + 2 * HOUR)]).toEqual(["offered", "full"]);
      for (const event of ["assign", "collect", "receive", "spoil"] as const) {
        lab.clock.at += 1;
        expect((await lab.staff(id, event)).kind).toBe("ok");
      }
      expect(await lab.reason(seven + 2 * HOUR)).toBe("offered");
      expect(await lab.move(asha, { id, start: seven + 3 * HOUR, fastedFrom: null })).toMatchObject({
        value: { state: "booked", movesLeft: 1 },
      });
      expect((await lab.bookings.between({ lab: lab.lab, from: seven, to: seven + 4 * HOUR })).map(({ booking }) => booking.start)).toEqual(
        [seven + HOUR, seven + 3 * HOUR],
      );
    });

    it("give all back where no other sample is wanted, or nobody chooses one in seven days", async () => {
      const lab = await aLab(open(), 2);
      const [asha, ravi] = [await lab.someone(), await lab.someone()];
      const ids = [await lab.booked(asha), await lab.booked(ravi)] as const;
      for (const id of ids) for (const event of ["assign", "collect", "spoil"] as const) await lab.staff(id, event);
      expect(await lab.decline(asha, ids[0])).toMatchObject({ value: { state: "cancelled", back: TOTAL } });
      await lab.end(ids[1]);
      expect(await lab.state(ids[1])).toBe("recollect");
      expect(await lab.jobs(ids[1])).toContain("decline-recollection");
      lab.clock.at += 7 * 24 * HOUR;
      await lab.end(ids[1]);
      expect(await lab.state(ids[1])).toBe("cancelled");
      expect(await lab.staff(payableId("l-none"), "assign")).toMatchObject({ refusal: { kind: "unknown-booking" } });
    });

    it("stay where room was made less than is booked, and nobody new gets in", async () => {
      const lab = await aLab(open(), 2);
      const [asha, ravi] = [await lab.someone(), await lab.someone()];
      const ids = [await lab.booked(asha), await lab.booked(ravi)] as const;
      const less = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        place: "home" as const,
        pincodes: [],
        weekday,
        from: 360,
        to: 780,
        capacity: 1,
      }));
      const found = {
        id: lab.lab,
        name: "Sahyadri",
        address: "12 Law College Road",
        city: "Pune",
        hindi: null,
        accreditation: "MC-1",
        pincodes: [home.pincode],
        hours: [],
      };
      await lab.offer({ labs: [found], tests: [], packages: [], calendars: [{ id: lab.lab, windows: less, closed: [] }] });
      expect(await lab.cancel(asha, ids[0])).toMatchObject({ value: { state: "cancelled" } });
      expect(await lab.hold(asha)).toMatchObject({ refusal: { kind: "not-offered", reason: "full" } });
      expect(await lab.state(ids[1])).toBe("booked");
    });
  });
}
