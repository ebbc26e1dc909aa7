import { randomUUID } from "node:crypto";
import { memberId } from "#core/account/family-member.ts";
import { makeCancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { makeConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { makeHoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { makePreviewCancel } from "#core/consultations/booking/preview-cancel.use-case.ts";
import { makeReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { makeGiveFeeBack } from "#core/consultations/missed/give-fee-back.use-case.ts";
import { makeRebookBooking } from "#core/consultations/missed/rebook-booking.use-case.ts";
import { makeTakeFeeBack } from "#core/consultations/missed/take-fee-back.use-case.ts";
import { makePreviewReschedule } from "#core/consultations/moving/preview-reschedule.use-case.ts";
import { makeRescheduleBooking } from "#core/consultations/moving/reschedule-booking.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { makeStepBookingAsStaff } from "#core/consultations/staff/step-booking-as-staff.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { makeBuyPlan } from "#core/plans/buying/buy-plan.use-case.ts";
import { makeCancelPlan } from "#core/plans/money/cancel-plan.use-case.ts";
import { makePreviewPlanCancel } from "#core/plans/money/preview-plan-cancel.use-case.ts";
import { subscriptionPayables } from "#core/plans/money/subscription-payables.ts";
import { makeShowMyPlan } from "#core/plans/show-my-plan.use-case.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { demoHealthPlanPage } from "#tests/builders/demo-site.ts";
import { memoryBookings } from "#adapters/memory/consultations/bookings.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memorySubscriptions } from "#adapters/memory/plans/subscriptions.ts";
import { memoryPractitioners } from "#adapters/memory/consultations/practitioners.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import type { Bookings } from "#core/consultations/booking/bookings.port.ts";
import type { Practitioners } from "#core/consultations/practitioner/practitioners.port.ts";
import type { HoldRequest } from "#core/consultations/booking/hold-time.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { PlanSubscriptions } from "#core/plans/subscriptions.port.ts";

const MINUTE = 60_000;
export const FEE = 20_000;
/** Nine on the morning after, in India. */
export const nine = firstInstantOf(daysAfter(indianDay(now), 1)) + 540 * MINUTE;

export type Place = {
  readonly bookings: Bookings;
  readonly subscriptions: PlanSubscriptions;
  readonly practitioners: Practitioners;
  someone(): Promise<CustomerId>;
  consult(id: string): Promise<void>;
  /** How many it has seen so far. */
  deadlocks(): Promise<number>;
};

/** Everything in the process. */
export function inMemory(): Place {
  const memory = new Memory();
  return {
    bookings: memoryBookings(memory),
    subscriptions: memorySubscriptions(memory),
    practitioners: memoryPractitioners(memory),
    someone: async () => customerId(randomUUID()),
    deadlocks: async () => 0,
    async consult(id) {
      const one = aPractitioner(id);
      memory.practitioners.set(one.practitioner.id, one);
    },
  };
}

/** A customer with a plan for so many consultations of her own and her daughter's, and two practitioners. */
export async function aClinic(place: Place, consultations: number) {
  const clock = { at: now };
  const time = () => clock.at;
  const { bookings, subscriptions } = place;
  const [practitioner, colleague] = [practitionerId(randomUUID()), practitionerId(randomUUID())];
  for (const id of [practitioner, colleague]) await place.consult(id);
  const asha = await place.someone();
  const [isha, other] = [memberId(randomUUID()), memberId(randomUUID())];
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
    clock,
    asha,
    isha,
    other,
    colleague,
    plan,
    hold,
    held,
    confirm,
    bookings,
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
    /** Confirms as a server whose clock shows that moment. */
    confirmAt: (id: PayableId, moment: number) => makeConfirmBooking({ bookings, now: () => moment })(asha, id),
    move: (id: PayableId, start: number) => makeRescheduleBooking({ bookings, now: time })(asha, { booking: id, start }),
    rebookAt: (id: PayableId, start: number, moment: number) =>
      makeRebookBooking({ bookings, now: () => moment })(asha, { booking: id, start }),
    times: (id: PayableId) => makePreviewReschedule({ bookings, practitioners: place.practitioners, subscriptions, now: time })(asha, id),
    takeBack: (id: PayableId) => makeTakeFeeBack({ bookings, now: time })(asha, id),
    giveBack: (id: PayableId) => makeGiveFeeBack({ bookings, now: time })(id),
    previewCancel: (id: PayableId) => makePreviewCancel({ bookings, now: time })(asha, id),
    preview: () => makePreviewPlanCancel(needs)(asha, plan),
    cancelPlan: () => makeCancelPlan(needs)(asha, plan),
  };
}

/** The starts of that morning, twenty minutes apart. */
export const at = (nth: number) => nine + nth * 20 * MINUTE;
