import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { bookingPayables } from "#core/consultations/booking/booking-payables.ts";
import { makeCancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { makeExpireBooking } from "#core/consultations/booking/expire-booking.use-case.ts";
import { makeGiveFeeBack } from "#core/consultations/missed/give-fee-back.use-case.ts";
import { makeHoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { makeListMyBookings } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import { makePreviewCancel } from "#core/consultations/booking/preview-cancel.use-case.ts";
import { makeTakeFeeBack } from "#core/consultations/missed/take-fee-back.use-case.ts";
import { makeReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { makePreviewReschedule } from "#core/consultations/moving/preview-reschedule.use-case.ts";
import { movesLeft } from "#core/consultations/moving/move-refusal.ts";
import { makeRebookBooking } from "#core/consultations/missed/rebook-booking.use-case.ts";
import { makeRescheduleBooking } from "#core/consultations/moving/reschedule-booking.use-case.ts";
import { explainedBooking } from "#core/consultations/staff/explained-booking.ts";
import { makeStepBookingAsStaff } from "#core/consultations/staff/step-booking-as-staff.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { payableId } from "#core/ledger/entry.ts";
import { balances } from "#core/ledger/ledger.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { paise } from "#core/shared/money.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { now } from "#tests/fixtures.ts";
import type { Practitioners } from "#core/consultations/practitioner/practitioners.port.ts";
import type { Bookings, BookingsQuery } from "#core/consultations/booking/bookings.port.ts";
import type { Practitioner } from "#core/consultations/practitioner.ts";
import type { HoldRequest } from "#core/consultations/booking/hold-time.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AuditEntry } from "#core/staff/audit-log.port.ts";
import type { PayableId } from "#core/ledger/entry.ts";

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FEE = 20_000;
export const nine = firstInstantOf(daysAfter(indianDay(now), 1)) + 540 * MINUTE;

/** Of three lengths that overlap. */
export const FEES: Practitioner["fees"] = [
  { length: 15, mode: "audio", amount: paise(FEE) },
  { length: 30, mode: "audio", amount: paise(35_000) },
  { length: 45, mode: "audio", amount: paise(50_000) },
];

export type Place = {
  readonly bookings: Bookings;
  someone(): Promise<CustomerId>;
  readonly practitioners: Practitioners;
  jobs(id: PayableId): Promise<readonly string[]>;
  consult(id: string): Promise<void>;
  /** What the audit log says of a booking. */
  log(id: PayableId): Promise<readonly string[]>;
};

export const logged = (entries: readonly AuditEntry[]): readonly string[] =>
  entries.map(({ details }) => `${details["to"]} ${details["refund"]}`).toSorted();

export async function aClinic(place: Place) {
  const clock = { at: now };
  const time = () => clock.at;
  const practitioner = practitionerId(randomUUID());
  await place.consult(practitioner);
  const { bookings } = place;
  const households = { family: async () => [] };
  const holdTime = makeHoldTime({ bookings, households, consents: async () => [null], now: time, newId: randomUUID });
  return {
    ...place,
    clock,
    practitioner,
    payables: bookingPayables(bookings),
    hold: (who: CustomerId, given: Partial<HoldRequest> = {}) =>
      holdTime(
        { customer: who, language: "hi" },
        { practitioner, start: nine, length: 15, mode: "audio", member: null, complaint: null, key: randomUUID(), ...given },
      ),
    async held(who: CustomerId, given: Partial<HoldRequest> = {}) {
      const answer = await this.hold(who, given);
      if (answer.kind === "refused") throw new Error(JSON.stringify(answer.refusal));
      return answer.value.id;
    },
    release: makeReleaseHold({ bookings, now: time }),
    reschedule: makeRescheduleBooking({ bookings, now: time }),
    rebook: makeRebookBooking({ bookings, now: time }),
    takeBack: makeTakeFeeBack({ bookings, now: time }),
    giveBack: makeGiveFeeBack({ bookings, now: time }),
    times: makePreviewReschedule({
      bookings,
      practitioners: place.practitioners,
      subscriptions: { withId: async () => null },
      now: time,
    }),
    staff: makeStepBookingAsStaff({ bookings, now: time }),
    missed: (id: PayableId, by: "patient" | "practitioner") =>
      makeStepBookingAsStaff({ bookings, now: time })({
        id,
        staff: "meera",
        action: "booking missed",
        deed: { kind: "state", event: `${by}-missed`, payment: null },
      }),
    preview: makePreviewCancel({ bookings, now: time }),
    cancel: makeCancelBooking({ bookings, now: time }),
    expire: makeExpireBooking({ bookings, now: time }),
    mine: async (who: CustomerId) => (await makeListMyBookings({ bookings, now: time })(who, { state: null, after: null })).bookings,
    list: makeListMyBookings({ bookings, now: time }),
    async pay(id: PayableId, payment = `pay-1-${id}`, amount = FEE) {
      await bookingPayables(bookings).record(id, { events: [{ ...captureBy(payment, amount), at: clock.at }], at: clock.at });
    },
    async kept(id: PayableId) {
      const stored = await bookings.withId(id);
      if (stored === null) throw new RangeError(id);
      return { state: stored.booking.state, money: Object.fromEntries(balances(stored.ledger)), kept: stored };
    },
  };
}

export function bookingsSuite(store: string, make: () => Place): void {
  describe(`a booking kept in ${store}`, () => {
    it("holds its time for ten minutes, and gives it to whoever wants it afterwards", async () => {
      const clinic = await aClinic(make());
      const [asha, ravi] = [await clinic.someone(), await clinic.someone()];
      const first = await clinic.held(asha);
      expect(await clinic.hold(ravi)).toMatchObject({
        kind: "refused",
        refusal: { kind: "not-offered", reason: "held", nearest: [nine + 20 * MINUTE, nine + 40 * MINUTE, nine + 60 * MINUTE] },
      });
      clinic.clock.at += 10 * MINUTE - 1;
      expect(await clinic.hold(ravi)).toMatchObject({ kind: "refused" });
      clinic.clock.at += 1;
      const second = await clinic.held(ravi);
      expect([(await clinic.kept(first)).state, (await clinic.kept(second)).state]).toEqual(["expired", "held"]);
      expect(await clinic.mine(asha)).toEqual([]);
    });

    it("is one however often its call is repeated, and one live hold an account", async () => {
      const clinic = await aClinic(make());
      const asha = await clinic.someone();
      const first = await clinic.held(asha, { key: "a" });
      expect(await clinic.held(asha, { key: "a" })).toBe(first);
      const second = await clinic.held(asha, { start: nine + 20 * MINUTE });
      expect([(await clinic.kept(first)).state, (await clinic.kept(second)).state]).toEqual(["expired", "held"]);
      expect(await clinic.release(asha, second)).toMatchObject({ kind: "ok", value: { state: "expired" } });
      expect(await clinic.release(asha, second)).toMatchObject({ kind: "ok", value: { state: "expired" } });
      expect(await clinic.release(await clinic.someone(), second)).toEqual({ kind: "refused", refusal: { kind: "unknown-booking" } });
    });

    it("keeps what was written before it beside it, and waits for a payment as long as it is held", async () => {
      const clinic = await aClinic(make());
      const asha = await clinic.someone();
      const silent = await clinic.held(asha, { complaint: "  " });
      const payable = await clinic.held(asha, { complaint: " My knee hurts. ", start: nine + 20 * MINUTE });
      const complaint = (id: PayableId) => clinic.bookings.complaint({ id, customer: asha });
      expect([await complaint(silent), await complaint(payable)]).toEqual([null, "My knee hurts."]);
      expect(await clinic.mine(asha)).toMatchObject([{ consulted: { name: "Dr. Sunanda Joshi", therapy: "ayurveda" }, isBack: false }]);
      const waiting = {
        id: payable,
        kind: "appointment",
        start: nine + 20 * MINUTE,
        amount: FEE,
        until: now + 10 * MINUTE,
        isBeingChecked: false,
      };
      expect(await clinic.payables.unpaid(asha, now)).toEqual([waiting]);
      expect(await clinic.payables.unpaid(asha, now + 10 * MINUTE)).toEqual([]);
    });

    it("needs a start that is offered, a fee that there is, and no more than twenty holds an hour", async () => {
      const clinic = await aClinic(make());
      const asha = await clinic.someone();
      expect(await clinic.hold(asha, { start: nine + MINUTE })).toMatchObject({ refusal: { kind: "not-offered", reason: "outside" } });
      expect(await clinic.hold(asha, { start: nine - 48 * 60 * MINUTE })).toMatchObject({
        refusal: { kind: "not-offered", reason: "past" },
      });
      expect(await clinic.hold(asha, { length: 15, mode: "video" })).toEqual({ kind: "refused", refusal: { kind: "no-such-fee" } });
      expect(await clinic.hold(asha, { practitioner: practitionerId("nobody") })).toMatchObject({
        refusal: { kind: "unknown-practitioner" },
      });
      for (let times = 0; times < 20; times += 1) await clinic.held(asha);
      expect(await clinic.hold(asha)).toEqual({ kind: "refused", refusal: { kind: "too-many-holds", from: now + 60 * MINUTE } });
      clinic.clock.at += 60 * MINUTE;
      await clinic.held(asha);
    });

    it("is listed as being checked while a payment is authorised, also once its time is over", async () => {
      const clinic = await aClinic(make());
      const asha = await clinic.someone();
      const id = await clinic.held(asha);
      await clinic.payables.ask(id, { customer: asha, key: "pay", at: clinic.clock.at });
      const seen = async () => (await clinic.mine(asha)).map(({ state, isBeingChecked }) => [state, isBeingChecked]);
      expect(await seen()).toEqual([["pending_payment", false]]);
      const authorised = { ...captureBy(`pay-${id}`, FEE), kind: "authorised", at: clinic.clock.at } as const;
      await clinic.payables.record(id, { events: [authorised], at: clinic.clock.at });
      expect(await seen()).toEqual([["pending_payment", true]]);
      clinic.clock.at += 20 * MINUTE;
      await clinic.expire(id);
      expect(await seen()).toEqual([["expired", true]]);
    });

    it("is confirmed by its payment, once, and its money sums to nothing", async () => {
      const clinic = await aClinic(make());
      const asha = await clinic.someone();
      const id = await clinic.held(asha);
      const asked = { customer: asha, key: "pay", at: clinic.clock.at };
      expect(await clinic.payables.ask(id, asked)).toEqual({ kind: "ok", value: { amount: FEE, until: now + 15 * MINUTE } });
      clinic.clock.at += 12 * MINUTE;
      await clinic.expire(id);
      for (const _ of [1, 2]) await clinic.pay(id);
      const { state, money, kept } = await clinic.kept(id);
      expect([state, money["customer"], money["provider"], money[`practitioner:${kept.booking.practitioner}`]]).toEqual([
        "confirmed",
        0,
        FEE,
        -FEE,
      ]);
      expect(await clinic.payables.ask(id, asked)).toMatchObject({ refusal: { kind: "already-paid" } });
      expect(await clinic.hold(asha)).toMatchObject({ refusal: { kind: "own-appointment", at: nine } });
      expect(await clinic.mine(asha)).toMatchObject([{ id, state: "confirmed" }]);
      await clinic.pay(id, `pay-2-${id}`);
      expect(await clinic.jobs(id)).toContain("return-surplus");
    });

    it("that is paid too late gets its time where it is still free, and else its money back", async () => {
      const clinic = await aClinic(make());
      const [asha, ravi] = [await clinic.someone(), await clinic.someone()];
      const [lucky, late] = [await clinic.held(asha), await clinic.held(ravi, { start: nine + 20 * MINUTE })];
      clinic.clock.at += 16 * MINUTE;
      await clinic.held(await clinic.someone(), { start: nine + 20 * MINUTE });
      await clinic.pay(lucky);
      await clinic.pay(late);
      expect([(await clinic.kept(lucky)).state, (await clinic.kept(late)).state]).toEqual(["confirmed", "expired"]);
      expect(await clinic.jobs(late)).toContain("return-surplus");
      await clinic.payables.recordSurplus(late, { payment: `pay-1-${late}`, outcome: { state: "processed" }, at: clinic.clock.at });
      expect((await clinic.kept(late)).money).toMatchObject({ customer: 0, provider: 0 });
    });

    it.each([
      [2 * 60 * MINUTE, FEE],
      [2 * 60 * MINUTE - 1, FEE / 2],
      [1, FEE / 2],
    ])("that is cancelled %d ms before its start gives back %d paise, as was shown before", async (before, back) => {
      const clinic = await aClinic(make());
      const asha = await clinic.someone();
      const id = await clinic.held(asha);
      await clinic.pay(id);
      clinic.clock.at = nine - before;
      expect(await clinic.preview(asha, id)).toEqual({
        kind: "ok",
        value: { paid: FEE, back, planOutcome: null, freeUntil: nine - 120 * MINUTE },
      });
      for (const _ of [1, 2])
        expect(await clinic.cancel(asha, id)).toMatchObject({ kind: "ok", value: { state: "cancelled_by_patient", back } });
      expect(await clinic.jobs(id)).toContain("send-refund");
      for (const _ of [1, 2]) await clinic.payables.recordRefund(id, { number: 1, outcome: { state: "processed" }, at: clinic.clock.at });
      const { money, kept } = await clinic.kept(id);
      expect(money).toEqual({ customer: 0, provider: FEE - back, [`practitioner:${kept.booking.practitioner}`]: back - FEE });
    });

    it("can't be cancelled from its start on, nor by anybody else", async () => {
      const clinic = await aClinic(make());
      const asha = await clinic.someone();
      const id = await clinic.held(asha);
      expect(await clinic.cancel(asha, id)).toEqual({ kind: "refused", refusal: { kind: "not-possible", state: "held" } });
      await clinic.pay(id);
      expect(await clinic.cancel(await clinic.someone(), id)).toMatchObject({ refusal: { kind: "unknown-booking" } });
      clinic.clock.at = nine;
      expect(await clinic.preview(asha, id)).toEqual({ kind: "refused", refusal: { kind: "too-late" } });
      expect(await clinic.cancel(asha, id)).toEqual({ kind: "refused", refusal: { kind: "too-late" } });
    });

    it("moves up to two hours before, at most twice, and frees its old time in the same step", async () => {
      const clinic = await aClinic(make());
      const [asha, ravi] = [await clinic.someone(), await clinic.someone()];
      const id = await clinic.held(asha);
      const to = (nth: number) => ({ booking: id, start: nine + nth * 20 * MINUTE });
      expect(await clinic.reschedule(asha, to(1))).toEqual({ kind: "refused", refusal: { kind: "not-possible", state: "held" } });
      await clinic.pay(id);
      const taken = await clinic.held(ravi, { start: nine + 40 * MINUTE });
      expect(await clinic.reschedule(ravi, to(1))).toEqual({ kind: "refused", refusal: { kind: "unknown-booking" } });
      const nearest = [1, 3, 4].map((nth) => to(nth).start);
      expect(await clinic.reschedule(asha, to(2))).toMatchObject({ refusal: { kind: "not-offered", reason: "held", nearest } });
      expect(await clinic.times(asha, id)).toMatchObject({ kind: "ok", value: { until: nine - 120 * MINUTE, left: 2 } });
      clinic.clock.at = nine - 120 * MINUTE;
      for (const _ of [1, 2])
        expect(await clinic.reschedule(asha, to(1))).toMatchObject({ value: { state: "confirmed", start: to(1).start } });
      expect(await clinic.reschedule(asha, to(2))).toMatchObject({ value: { start: to(2).start } }); // The hold there is over.
      expect((await clinic.kept(taken)).state).toBe("expired");
      await clinic.held(ravi, { start: nine });
      expect(await clinic.reschedule(asha, to(3))).toEqual({ kind: "refused", refusal: { kind: "moved-twice" } });
      const { kept } = await clinic.kept(id);
      expect(kept.booking.history.flatMap(({ deed }) => (deed.kind === "move" ? [[deed.from, deed.to]] : []))).toEqual([
        [nine, to(1).start],
        [to(1).start, to(2).start],
      ]);
      expect(await clinic.preview(asha, id)).toMatchObject({ value: { back: FEE, freeUntil: to(2).start - 120 * MINUTE } });
      clinic.clock.at = to(2).start - 120 * MINUTE + 1;
      const late = { kind: "too-late-to-move", until: to(2).start - 120 * MINUTE };
      expect(await clinic.reschedule(asha, to(3))).toEqual({ kind: "refused", refusal: late });
      expect(await clinic.times(asha, id)).toEqual({ kind: "refused", refusal: late });
    });

    it("offers to move to what its own time does not take, and to nothing while nobody is taken", async () => {
      const clinic = await aClinic(make());
      const asha = await clinic.someone();
      const id = await clinic.held(asha, { length: 30 });
      await clinic.pay(id, `pay-1-${id}`, 35_000);
      const answer = await clinic.times(asha, id);
      const starts = answer.kind === "ok" ? answer.value.starts : [];
      expect([starts.includes(nine), starts.includes(nine + 35 * MINUTE), starts.length > 100]).toEqual([false, true, true]);
      expect(await clinic.times(await clinic.someone(), id)).toEqual({ kind: "refused", refusal: { kind: "unknown-booking" } });
    });

    it("is listed for staff by state and customer, the latest start first, and continued after one", async () => {
      const clinic = await aClinic(make());
      const [asha, ravi] = [await clinic.someone(), await clinic.someone()];
      const first = await clinic.held(asha);
      await clinic.pay(first);
      const second = await clinic.held(asha, { start: nine + 20 * MINUTE });
      const third = await clinic.held(ravi, { start: nine + 40 * MINUTE });
      const listed = async (given: Partial<BookingsQuery>) =>
        (await clinic.bookings.all({ state: null, customer: null, after: null, limit: 20, ...given }))
          .map(({ booking }) => booking.id)
          .filter((id) => [first, second, third].includes(id));
      expect(await listed({ customer: asha })).toEqual([second, first]);
      expect(await listed({ customer: asha, state: "held" })).toEqual([second]);
      expect(await listed({ customer: asha, after: second })).toEqual([first]);
      expect(await listed({ customer: ravi, limit: 1 })).toEqual([third]);
      expect(await listed({ customer: asha, after: payableId("b-nothing") })).toEqual([]);
    });

    it("is listed for its customer, 50 at a time, by state, without holds that were given up", async () => {
      const clinic = await aClinic(make());
      const asha = await clinic.someone();
      const given: PayableId[] = [];
      for (let nth = 0; nth < 54; nth += 1) {
        clinic.clock.at = now + nth * 4 * MINUTE; // No more than 20 holds an hour.
        const id = await clinic.held(asha, { start: nine + 24 * HOUR + (nth % 9) * 20 * MINUTE + Math.floor(nth / 9) * 24 * HOUR });
        if (nth % 27 === 3) await clinic.release(asha, id);
        else await clinic.pay(id, `pay-${nth}`);
        if (nth % 27 !== 3) given.push(id);
      }
      const first = await clinic.list(asha, { state: null, after: null });
      const second = await clinic.list(asha, { state: null, after: first.next });
      expect([first.bookings.length, second.bookings.length, second.next]).toEqual([50, 2, null]);
      expect([...first.bookings, ...second.bookings].map(({ id }) => id).toSorted()).toEqual(given.toSorted());
      expect(await clinic.list(asha, { state: "held", after: null })).toEqual({ bookings: [], next: null });
    });

    it("is cancelled by staff for its practitioner, who then say what became of its money, each time as an entry in the log", async () => {
      const clinic = await aClinic(make());
      const id = await clinic.held(await clinic.someone());
      const step = (action: Parameters<typeof clinic.staff>[0]["deed"]) =>
        clinic.staff({ id, staff: "meera", action: "booking", deed: action });
      const callOff = { kind: "state", event: "call-off", payment: null } as const;
      expect(await step(callOff)).toEqual({ kind: "refused", refusal: { kind: "not-possible", state: "held" } });
      await clinic.pay(id);
      clinic.clock.at = nine - 1;
      for (const _ of [1, 2])
        expect(await step(callOff)).toMatchObject({ value: { booking: { refund: { payout: FEE, state: "initiated" } } } });
      for (const event of ["give-up", "process"] as const) await step({ kind: "refund", event });
      const { money, kept } = await clinic.kept(id);
      expect([money["customer"], money["bank"], money["provider"]]).toEqual([0, -FEE, FEE]);
      const { steps, payment, back, rule } = explainedBooking(kept);
      expect(steps.map(({ deed, from, to }) => [deed.event, from, to])).toEqual([
        ["hold", null, "held"],
        ["pay", "held", "confirmed"],
        ["call-off", "confirmed", "cancelled_by_practitioner"],
        ["give-up", "cancelled_by_practitioner", "cancelled_by_practitioner"],
        ["process", "cancelled_by_practitioner", "cancelled_by_practitioner"],
      ]);
      expect([payment.state, back, rule]).toEqual(["paid", FEE, "all-called-off"]);
      expect(await clinic.log(id)).toEqual(
        ["cancelled_by_practitioner manual", "cancelled_by_practitioner processed", "cancelled_by_practitioner initiated"].toSorted(),
      );
      expect(await clinic.staff({ id: payableId("b-nothing"), staff: "meera", action: "booking", deed: callOff })).toEqual({
        kind: "refused",
        refusal: { kind: "unknown-booking" },
      });
    });

    it("that its practitioner missed gets another time without a payment, within 48 hours, and counts as no move", async () => {
      const clinic = await aClinic(make());
      const [asha, ravi] = [await clinic.someone(), await clinic.someone()];
      const id = await clinic.held(asha);
      await clinic.pay(id);
      const missed = (by: "patient" | "practitioner") => clinic.missed(id, by);
      clinic.clock.at = nine + 10 * MINUTE - 1;
      expect(await missed("practitioner")).toEqual({ kind: "refused", refusal: { kind: "too-early", from: nine + 10 * MINUTE } });
      expect(await missed("patient")).toEqual({ kind: "refused", refusal: { kind: "too-early", from: nine + 15 * MINUTE } });
      expect(await clinic.takeBack(asha, id)).toEqual({ kind: "refused", refusal: { kind: "not-possible", state: "confirmed" } });
      clinic.clock.at += 1;
      for (const _ of [1, 2]) expect(await missed("practitioner")).toMatchObject({ kind: "ok", value: { booking: { refund: null } } });
      const until = nine + 10 * MINUTE + 48 * HOUR;
      expect(await clinic.jobs(id)).toContain("give-fee-back");
      expect(await clinic.mine(asha)).toMatchObject([{ state: "no_show_practitioner", rebookableUntil: until }]);
      expect(await clinic.times(asha, id)).toMatchObject({ value: { event: "rebook", until, left: 1 } });
      await clinic.giveBack(id); // The customer may still choose.
      const to = nine + 24 * HOUR;
      expect(await clinic.reschedule(asha, { booking: id, start: to })).toMatchObject({ refusal: { kind: "not-possible" } });
      expect(await clinic.rebook(ravi, { booking: id, start: to })).toMatchObject({ refusal: { kind: "unknown-booking" } });
      expect(await clinic.rebook(asha, { booking: id, start: to + MINUTE })).toMatchObject({ refusal: { kind: "not-offered" } });
      for (const _ of [1, 2])
        expect(await clinic.rebook(asha, { booking: id, start: to })).toMatchObject({
          value: { state: "confirmed", start: to, rebookableUntil: null },
        });
      expect(await clinic.hold(ravi, { start: to })).toMatchObject({ refusal: { kind: "not-offered", reason: "taken" } });
      clinic.clock.at = until;
      await clinic.giveBack(id);
      const { state, money, kept } = await clinic.kept(id);
      expect([state, money["customer"], money[`practitioner:${kept.booking.practitioner}`]]).toEqual(["confirmed", 0, -FEE]);
      expect(await clinic.reschedule(asha, { booking: id, start: to })).toMatchObject({ kind: "ok" });
      expect(movesLeft(kept.booking).left).toBe(2);
    });

    it.each(["customer", "clock"])("that its practitioner missed gives all of its fee back, once, by its %s", async (by) => {
      const clinic = await aClinic(make());
      const asha = await clinic.someone();
      const id = await clinic.held(asha);
      await clinic.pay(id);
      clinic.clock.at = nine + 10 * MINUTE;
      await clinic.missed(id, "practitioner");
      if (by === "clock") clinic.clock.at += 48 * HOUR;
      for (const _ of [1, 2]) {
        if (by === "clock") await clinic.giveBack(id);
        else
          expect(await clinic.takeBack(asha, id)).toMatchObject({
            value: { state: "no_show_practitioner", back: FEE, rebookableUntil: null },
          });
      }
      expect(await clinic.rebook(asha, { booking: id, start: nine + 24 * HOUR })).toMatchObject({ refusal: { kind: "not-possible" } });
      await clinic.giveBack(id);
      for (const _ of [1, 2]) await clinic.payables.recordRefund(id, { number: 1, outcome: { state: "processed" }, at: clinic.clock.at });
      const { money, kept } = await clinic.kept(id);
      expect(money).toEqual({ customer: 0, provider: 0, [`practitioner:${kept.booking.practitioner}`]: 0 });
      expect(explainedBooking(kept)).toMatchObject({ back: FEE, rule: "all-missed" });
    });

    it("that its practitioner missed is given no other time from 48 hours on", async () => {
      const clinic = await aClinic(make());
      const asha = await clinic.someone();
      const id = await clinic.held(asha);
      await clinic.pay(id);
      clinic.clock.at = nine + 20 * MINUTE;
      await clinic.missed(id, "practitioner");
      clinic.clock.at += 48 * HOUR;
      const late = { kind: "refused", refusal: { kind: "too-late-to-rebook", until: clinic.clock.at } };
      expect(await clinic.rebook(asha, { booking: id, start: nine + 72 * HOUR })).toEqual(late);
      expect(await clinic.times(asha, id)).toEqual(late);
    });

    it("that its patient missed is over, and nothing goes back", async () => {
      const clinic = await aClinic(make());
      const asha = await clinic.someone();
      const id = await clinic.held(asha);
      await clinic.pay(id);
      clinic.clock.at = nine + 15 * MINUTE;
      await clinic.missed(id, "patient");
      expect(await clinic.mine(asha)).toMatchObject([{ state: "no_show_patient", back: 0, rebookableUntil: null }]);
      expect(await clinic.takeBack(asha, id)).toMatchObject({ refusal: { kind: "not-possible" } });
      expect(await clinic.rebook(asha, { booking: id, start: nine + 24 * HOUR })).toMatchObject({ refusal: { kind: "not-possible" } });
      expect((await clinic.kept(id)).money["customer"]).toBe(0);
    });

    it("that was paid with another sum is not confirmed, and the sum goes back", async () => {
      const clinic = await aClinic(make());
      const id = await clinic.held(await clinic.someone());
      await clinic.pay(id, `pay-1-${id}`, 100);
      expect((await clinic.kept(id)).state).toBe("held");
      expect(await clinic.jobs(id)).toContain("return-surplus");
    });
  });
}
