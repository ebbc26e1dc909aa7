import { expect, onTestFinished } from "vitest";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { ExpireBooking } from "#core/consultations/booking/expire-booking.use-case.ts";
import { PreviewCancel } from "#core/consultations/booking/preview-cancel.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { RescheduleBooking } from "#core/consultations/moving/reschedule-booking.use-case.ts";
import { aBookingDesk } from "./a-booking-desk.ts";
import { book, OFFERS, order, turnTo } from "./booking-acts.ts";
import { expectLawful } from "./booking-laws.ts";
import { aRun, bookingsOf } from "./booking-run.ts";
import { expectAccounted } from "./settled-bookings.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { Run } from "./booking-run.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Edge = {
  readonly told: string;
  /** When something changes, by the specification; in milliseconds since 1970. */
  readonly moment: (booking: Booking) => number;
  readonly act: (run: Run, booking: Booking) => Promise<unknown>;
  readonly before: unknown;
  readonly at: unknown;
  readonly after: unknown;
  /** Whether its customer never paid. */
  readonly isHeld?: true;
};

const cancelled = async ({ desk }: Run, { id, customer, fee }: Booking) => {
  const shown = await desk.get(PreviewCancel)(customer, id);
  const done = await desk.get(CancelBooking)(customer, id);
  expect(done.kind).toBe(shown.kind);
  if (shown.kind === "refused" || done.kind === "refused") return "refused";
  expect(done.value.back).toBe(shown.value.back);
  if (done.value.back === fee) return "all";
  return done.value.back === fee - Math.floor(fee / 2) ? "half" : done.value.back;
};

const checkedIn = async ({ desk }: Run, { id, customer }: Booking) =>
  (await desk.get(CheckIn)(customer, { booking: id, consent: CONSENT_VERSION, language: "en", callBack: true, guardian: true })).kind;

export const moved = async ({ desk }: Run, { id, customer, start }: Booking) =>
  (await desk.get(RescheduleBooking)(customer, { booking: id, start: start + DAY })).kind;

const expired = async (run: Run, { id }: Booking) => {
  await run.desk.get(ExpireBooking)(id);
  return (await bookingsOf(run))[0]?.booking.state;
};

/** Written from the specification, not from the limits that the product goes by. */
export const EDGES: readonly Edge[] = [
  { told: "gives all back, then half", moment: ({ start }) => start - 2 * HOUR, act: cancelled, before: "all", at: "all", after: "half" },
  { told: "can be cancelled", moment: ({ start }) => start, act: cancelled, before: "half", at: "refused", after: "refused" },
  { told: "can be moved", moment: ({ start }) => start - 2 * HOUR, act: moved, before: "ok", at: "ok", after: "refused" },
  { told: "opens its room", moment: ({ start }) => start - 10 * MINUTE, act: checkedIn, before: "refused", at: "ok", after: "ok" },
  { told: "takes its patient", moment: ({ start }) => start + 15 * MINUTE, act: checkedIn, before: "ok", at: "refused", after: "refused" },
  {
    told: "keeps a time that nobody paid",
    moment: ({ expiresAt }: Booking) => expiresAt ?? 0,
    act: expired,
    isHeld: true,
    before: "pending_payment",
    at: "expired",
    after: "expired",
  },
];

/** That it ends as it should a millisecond before the moment, at it and after it, for a booking of the day after `eve`. */
export async function expectEdge(eve: number, { moment, act, isHeld, ...outcomes }: Edge): Promise<void> {
  const desk = await aBookingDesk();
  onTestFinished(() => desk.close());
  for (const [off, outcome] of [
    [-1, outcomes.before],
    [0, outcomes.at],
    [1, outcomes.after],
  ] as const) {
    desk.clock.at = eve;
    const run = await aRun(desk);
    const [, patient = expect.unreachable()] = run.patients;
    const [doctor = expect.unreachable()] = run.doctors;
    const wanted = { patient, doctor, offer: OFFERS[0], days: 1, nth: 0, isForChild: false, isTold: false };
    await (isHeld ? order : book)(run, wanted);
    const [{ booking } = expect.unreachable()] = await bookingsOf(run);
    expect(booking.state).toBe(isHeld ? "pending_payment" : "confirmed");
    turnTo(run, moment(booking) + off);
    expect(desk.clock.at).toBe(moment(booking) + off);
    expect(await act(run, booking)).toBe(outcome);
    await expectLawful(run);
    await expectAccounted(run);
  }
}
