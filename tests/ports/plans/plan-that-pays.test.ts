import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { bookingPayables } from "#core/consultations/booking/booking-payables.ts";
import { makeCancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { makeConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { makeHoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { makeReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner/practitioner.ts";
import { makeStepBookingAsStaff } from "#core/consultations/staff/step-booking-as-staff.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { makeBuyPlan } from "#core/plans/buying/buy-plan.use-case.ts";
import { makeCancelPlan } from "#core/plans/money/cancel-plan.use-case.ts";
import { makePreviewPlanCancel } from "#core/plans/money/preview-plan-cancel.use-case.ts";
import { subscriptionPayables } from "#core/plans/money/subscription-payables.ts";
import { makeShowMyPlan } from "#core/plans/show-my-plan.use-case.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { demoHealthPlanPage } from "#adapters/demo-content/health-plan-page.ts";
import { memoryBookings } from "#adapters/memory/consultations/bookings.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memorySubscriptions } from "#adapters/memory/plans/subscriptions.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { postgresSubscriptions } from "#adapters/postgres/plans/subscriptions.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Bookings } from "#core/consultations/booking/bookings.port.ts";
import type { HoldRequest } from "#core/consultations/booking/hold-time.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { PlanSubscriptions } from "#core/plans/subscriptions.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FEE = 20_000;
const nine = firstInstantOf(daysAfter(indianDay(now), 1)) + 540 * MINUTE;
const [isha, other] = [memberId("isha"), memberId("other")];

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Place = {
  readonly bookings: Bookings;
  readonly subscriptions: PlanSubscriptions;
  someone(): Promise<CustomerId>;
  consult(id: string): Promise<void>;
};

function inMemory(): Place {
  const memory = new Memory();
  return {
    bookings: memoryBookings(memory),
    subscriptions: memorySubscriptions(memory),
    someone: async () => customerId(randomUUID()),
    async consult(id) {
      const one = aPractitioner(id);
      memory.practitioners.set(one.practitioner.id, one);
    },
  };
}

function inPostgres(): Place {
  return {
    bookings: postgresBookings(db),
    subscriptions: postgresSubscriptions(db),
    async someone() {
      const id = customerId(randomUUID());
      const email = `${id}@niramaya.example`;
      await db
        .insertInto("customer")
        .values({ id, name: "Asha Kulkarni", mobile: null, email, created_at: new Date(now) })
        .execute();
      return id;
    },
    async consult(id) {
      await db
        .insertInto("practitioner")
        .values(rowOf(aPractitioner(id)))
        .execute();
    },
  };
}

/** A customer with a plan for so many consultations of her own and her daughter's, and a practitioner. */
async function aClinic(place: Place, consultations: number) {
  const clock = { at: now };
  const time = () => clock.at;
  const { bookings, subscriptions } = place;
  const practitioner = practitionerId(randomUUID());
  await place.consult(practitioner);
  const asha = await place.someone();
  const family = [isha, other].map((id) => ({ ...aMember({ birthdate: day("2018-01-01") }), id, consentedAt: null }));
  const households = { family: async () => family };
  const plans = demoHealthPlanPage.plans.map((plan) => ({ ...plan, consultations }));
  const needs = { subscriptions, now: time };
  const buy = makeBuyPlan({
    ...needs,
    households,
    content: { healthPlanPage: async () => ({ ...demoHealthPlanPage, plans }) },
    newId: randomUUID,
  });
  const bought = await buy({ customer: asha, language: null }, { plan: "parivar", members: [isha], key: "once" });
  if (bought.kind === "refused") throw new Error(bought.refusal.kind);
  const plan = bought.value.id;
  const pay = { ...captureBy(`pay_${plan}`, bought.value.plan.price), at: now };
  const holdTime = makeHoldTime({ bookings, households, consents: async () => [null], now: time, newId: randomUUID });
  const show = makeShowMyPlan(needs);
  const hold = (given: Partial<HoldRequest> = {}) =>
    holdTime(
      { customer: asha, language: null },
      { practitioner, start: nine, length: 15, mode: "audio", member: null, complaint: null, key: randomUUID(), ...given },
    );
  const confirm = makeConfirmBooking({ bookings, now: time });
  const held = async (given: Partial<HoldRequest> = {}) => {
    const answer = await hold(given);
    if (answer.kind === "refused") throw new Error(JSON.stringify(answer.refusal));
    return answer.value;
  };
  return {
    ...{ clock, asha, plan, hold, held, confirm, bookings },
    paid: () => subscriptionPayables(subscriptions).record(plan, { events: [pay], at: clock.at }),
    async confirmed(given: Partial<HoldRequest> = {}) {
      const { id } = await held(given);
      const answer = await confirm(asha, id);
      if (answer.kind === "refused") throw new Error(answer.refusal.kind);
      return id;
    },
    async left() {
      const shown = await show(asha, plan);
      return shown.kind === "ok" ? [shown.value.uses.length, shown.value.left] : null;
    },
    release: makeReleaseHold({ bookings, now: time }),
    cancel: makeCancelBooking({ bookings, now: time }),
    staff: (id: PayableId, event: "call-off" | "practitioner-missed") =>
      makeStepBookingAsStaff({ bookings, now: time })({
        id,
        staff: "meera",
        action: "booking step",
        deed: { kind: "state", event, payment: null },
      }),
    preview: () => makePreviewPlanCancel(needs)(asha, plan),
    cancelPlan: () => makeCancelPlan(needs)(asha, plan),
  };
}

const at = (nth: number) => nine + nth * 20 * MINUTE;

describe.each([
  ["memory", inMemory],
  ["PostgreSQL", inPostgres],
])("a plan that pays, in %s", (_, open) => {
  it("pays for its holder and whom it covers, says what is left, and pays for nobody else", async () => {
    const clinic = await aClinic(open(), 3);
    expect(await clinic.held()).toMatchObject({ fee: FEE, plan: null }); // It is not paid for yet.
    await clinic.paid();
    const held = await clinic.held();
    expect(held).toMatchObject({ fee: 0, plan: { subscription: clinic.plan, title: "Parivar", instead: FEE, left: 2 } });
    expect((await bookingPayables(clinic.bookings).withId(held.id))?.due).toBe(null);
    expect(await clinic.confirm(clinic.asha, held.id)).toMatchObject({ value: { state: "confirmed", fee: 0, plan: { left: 2 } } });
    expect(await clinic.held({ start: at(1), member: isha })).toMatchObject({ fee: 0, plan: { left: 1 } });
    expect(await clinic.held({ start: at(1), member: other })).toMatchObject({ fee: FEE, plan: null });
    expect(await clinic.left()).toEqual([1, 2]);
    const kept = await clinic.bookings.withId(held.id);
    expect([kept?.booking.plan?.title, kept?.ledger]).toEqual(["Parivar", []]);
  });

  it("takes a fee once nothing is left, and holds that are given up or over use nothing", async () => {
    const clinic = await aClinic(open(), 1);
    await clinic.paid();
    const first = await clinic.held();
    expect(await clinic.left()).toEqual([1, 0]);
    const second = await clinic.held({ start: at(1) }); // It takes the place of the first.
    expect([second.plan?.left, await clinic.left()]).toEqual([0, [1, 0]]);
    expect(await clinic.confirm(clinic.asha, first.id)).toMatchObject({ refusal: { kind: "not-possible", state: "expired" } });
    await clinic.release(clinic.asha, second.id);
    expect(await clinic.left()).toEqual([0, 1]);
    await clinic.held({ start: at(2) });
    clinic.clock.at += 10 * MINUTE;
    expect(await clinic.left()).toEqual([0, 1]);
    await clinic.confirmed({ start: at(3) });
    expect(await clinic.held({ start: at(4) })).toMatchObject({ fee: FEE, plan: null });
    expect(await clinic.left()).toEqual([1, 0]);
  });

  it("gets a consultation back where all of a fee would come back, and only there", async () => {
    const clinic = await aClinic(open(), 4);
    await clinic.paid();
    const [early, late, off, missed] = [
      await clinic.confirmed(),
      await clinic.confirmed({ start: at(1) }),
      await clinic.confirmed({ start: at(2) }),
      await clinic.confirmed({ start: at(3) }),
    ] as const;
    expect(await clinic.left()).toEqual([4, 0]);
    clinic.clock.at = nine - 2 * HOUR;
    expect(await clinic.cancel(clinic.asha, early)).toMatchObject({ value: { state: "cancelled_by_patient", back: 0 } });
    expect(await clinic.left()).toEqual([3, 1]);
    expect((await clinic.staff(off, "call-off")).kind).toBe("ok");
    expect(await clinic.left()).toEqual([2, 2]);
    clinic.clock.at = at(1) - HOUR;
    expect(await clinic.cancel(clinic.asha, late)).toMatchObject({ value: { state: "cancelled_by_patient" } });
    expect(await clinic.left()).toEqual([2, 2]);
    clinic.clock.at = at(3) + 10 * MINUTE;
    expect((await clinic.staff(missed, "practitioner-missed")).kind).toBe("ok");
    expect(await clinic.left()).toEqual([2, 2]); // Another time can be chosen for 48 hours.
    clinic.clock.at += 48 * HOUR;
    expect(await clinic.left()).toEqual([1, 3]);
  });

  it("can't be cancelled once it was used, and again once that came back", async () => {
    const clinic = await aClinic(open(), 2);
    await clinic.paid();
    const id = await clinic.confirmed();
    expect(await clinic.preview()).toEqual({ kind: "refused", refusal: { kind: "used", count: 1 } });
    expect(await clinic.cancelPlan()).toEqual({ kind: "refused", refusal: { kind: "used", count: 1 } });
    await clinic.cancel(clinic.asha, id);
    expect(await clinic.cancelPlan()).toMatchObject({ value: { standing: "cancelled" } });
    expect(await clinic.held()).toMatchObject({ fee: FEE, plan: null });
  });

  it("pays for one of two hundred that take its last consultation at once", async () => {
    const clinic = await aClinic(open(), 1);
    await clinic.paid();
    const tries = Array.from({ length: 200 }, async (_, nth) => {
      const answer = await clinic.hold({ start: at(nth % 9) + Math.floor(nth / 9) * 24 * HOUR });
      return answer.kind === "ok" ? clinic.confirm(clinic.asha, answer.value.id) : answer;
    });
    const answers = await Promise.all(tries);
    const paid = answers.filter((one) => one.kind === "ok" && one.value.state === "confirmed");
    expect(paid.length).toBeLessThanOrEqual(1);
    const why = new Set(answers.flatMap((one) => (one.kind === "refused" ? [one.refusal.kind] : [])));
    expect([...why].filter((one) => one !== "too-many-holds" && one !== "not-possible")).toEqual([]);
    clinic.clock.at += HOUR;
    if (paid.length === 0) await clinic.confirmed({ start: nine });
    expect(await clinic.left()).toEqual([1, 0]);
    expect(await clinic.held({ start: at(1) + 25 * 24 * HOUR })).toMatchObject({ fee: FEE, plan: null });
  });

  it("is not cancelled and used at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const clinic = await aClinic(open(), 1);
      await clinic.paid();
      const [held, cancelled] = await Promise.all([clinic.hold(), clinic.cancelPlan()]);
      const pays = held.kind === "ok" && held.value.plan !== null;
      expect(pays).toBe(cancelled.kind === "refused");
    }
  });
});
