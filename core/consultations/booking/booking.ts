import { refundAfter } from "../../payments/purchase/purchase.ts";
import { ok, refused } from "../../shared/result.ts";
import { BOOKING_TABLE } from "./booking-step.ts";
import { moneyBack } from "./money-back.ts";
import { rebookableUntil } from "./rebookable-until.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { PurchaseRefund } from "../../payments/purchase/purchase.ts";
import type { Paise } from "../../shared/money.ts";
import type { Result } from "../../shared/result.ts";
import type { Mode, PractitionerId } from "../practitioner.ts";
import type { BookingState } from "../slots/slot-facts.ts";
import type { PaidByPlan } from "./paid-by-plan.ts";
import type { BookingActor, BookingDeed, BookingEvent, BookingStep } from "./booking-step.ts";

const MINUTE = 60_000;

/** How long a time is kept for whoever chose it, in milliseconds. Source: specification/consultations.md, States of a booking. */
export const HOLD_LASTS = 10 * MINUTE;

/** How long it is kept for once a payment is asked for, in milliseconds. Source: specification/consultations.md, States of a booking. */
export const BOOKING_WAITS = 15 * MINUTE;

/**
 * From so many minutes after the start on somebody who is not there has missed it. Source: specification/consultations.md, Missing an
 * appointment.
 */
const MISSED_FROM = { "practitioner-missed": 10, "patient-missed": 15 } as const;

/**
 * What a booking is about. `member` null: the customer is the patient. `start` in milliseconds since 1970, `length`, `buffer` in minutes.
 */
export type BookingFacts = {
  readonly id: PayableId;
  readonly customer: CustomerId;
  readonly member: MemberId | null;
  readonly practitioner: PractitionerId;
  readonly start: number;
  readonly length: number;
  readonly buffer: number;
  readonly mode: Mode;
  /** Taxes included; 0 where a plan pays. */
  readonly fee: Paise;
  /** null: no plan pays for it. */
  readonly plan: PaidByPlan | null;
};

/** By what an appointment is found with what its customer said of it, and what was written for them. */
export type BookingKey = Pick<BookingFacts, "id" | "customer">;

/** A booking as its steps have made it. `paidBy`: the payment that pays for it; null: none does. */
export type Booking = BookingFacts & {
  readonly state: BookingState;
  /** Until when its time is kept unless it is confirmed; null: it is confirmed. */
  readonly expiresAt: number | null;
  readonly paidBy: string | null;
  readonly refund: PurchaseRefund | null;
  /** The oldest first; the first is its hold. */
  readonly history: readonly BookingStep[];
};

export type BookingStepRefusal =
  | { readonly kind: "not-possible"; readonly state: BookingState }
  | { readonly kind: "too-early"; readonly from: number }
  | { readonly kind: "too-late" };

/** A time that is held from `at` on. Source: specification/consultations.md, States of a booking. */
export const newBooking = (facts: BookingFacts, at: number): Booking => ({
  ...facts,
  state: "held",
  expiresAt: at + HOLD_LASTS,
  paidBy: null,
  refund: null,
  history: [{ at, by: { kind: "customer" }, deed: { kind: "state", event: "hold", payment: null } }],
});

/**
 * A booking from its facts, with its present start, and all its steps. Throws a RangeError where a step does not fit. Source:
 * specification/consultations.md, States of a booking.
 */
export function bookingFrom(facts: BookingFacts, [first, ...steps]: readonly BookingStep[]): Booking {
  if (first === undefined) throw new RangeError(`${facts.id} has no steps`);
  const moved = steps.find(({ deed }) => deed.kind === "move")?.deed;
  let booking = newBooking(moved?.kind === "move" ? { ...facts, start: moved.from } : facts, first.at);
  for (const step of steps) {
    const next = bookingAfter(booking, step);
    if (next.kind === "refused") throw new RangeError(`${facts.id}: ${next.refusal.kind}`);
    booking = next.value;
  }
  return booking;
}

/**
 * The booking after a step. The same event again leaves it as it is. Refused where the step does not fit its state, comes too early, or
 * cancels it after its start. Source: specification/consultations.md, States of a booking.
 */
export function bookingAfter(booking: Booking, step: BookingStep): Result<Booking, BookingStepRefusal> {
  const { deed, at } = step;
  if (deed.kind === "refund") return refundAfter(booking, deed.event, step);
  if (deed.kind === "move") return movedAfter(booking, deed, step);
  if (deed.kind === "give-back") return givenBackAfter(booking, deed, step);
  const { event } = deed;
  const state = BOOKING_TABLE[booking.state][event];
  if (state === undefined || (event === "confirm" && booking.fee > 0)) return refused({ kind: "not-possible", state: booking.state });
  const isRepeated = state === booking.state && !isAnew(booking, event);
  if (isRepeated || (event === "fail" && booking.state === "expired")) return ok(booking);
  if (event === "expire" && booking.expiresAt !== null && at < booking.expiresAt)
    return refused({ kind: "too-early", from: booking.expiresAt });
  if (event === "cancel" && at >= booking.start) return refused({ kind: "too-late" });
  if (event === "refund" && booking.fee === 0 && booking.plan === null) return refused({ kind: "not-possible", state: booking.state });
  const from = earliestOf(booking, event, step.by);
  if (from !== null && at < from) return refused({ kind: "too-early", from });
  const back = moneyBack(booking, event, at);
  return ok({
    ...booking,
    state,
    expiresAt: expiryAfter(booking, event, at),
    paidBy: booking.paidBy ?? (deed.kind === "state" ? deed.payment : null),
    refund: back > 0 ? { payout: back, state: "initiated" } : booking.refund,
    history: [...booking.history, step],
  });
}

/** Whether an event that leads to its own state is a step all the same. */
const isAnew = (booking: Booking, event: BookingEvent): boolean =>
  event === "fail" || (event === "ask" && lastEvent(booking) === "fail") || (event === "refund" && rebookableUntil(booking) !== null);

/**
 * Before which moment an event is refused, in milliseconds since 1970; null: it has no such moment. The clock waits for the customer's
 * choice.
 */
function earliestOf(booking: Booking, event: BookingEvent, by: BookingActor): number | null {
  if (event === "patient-missed" || event === "practitioner-missed") return booking.start + MISSED_FROM[event] * MINUTE;
  return event === "refund" && by.kind === "clock" ? rebookableUntil(booking) : null;
}

function movedAfter(
  booking: Booking,
  { event, from, to }: Extract<BookingDeed, { kind: "move" }>,
  step: BookingStep,
): Result<Booking, BookingStepRefusal> {
  const state = BOOKING_TABLE[booking.state][event];
  if (state === undefined) return refused({ kind: "not-possible", state: booking.state });
  if (booking.start === to) return ok(booking);
  if (event === "rebook" && rebookableUntil(booking) === null) return refused({ kind: "not-possible", state: booking.state });
  if (booking.start !== from) throw new RangeError(`${booking.id} starts at ${booking.start}`);
  return ok({ ...booking, state, start: to, history: [...booking.history, step] });
}

/** Given back once at most. Throws a RangeError on an amount that is not above 0 or above the fee. */
function givenBackAfter(
  booking: Booking,
  { event, amount, reason }: Extract<BookingDeed, { kind: "give-back" }>,
  step: BookingStep,
): Result<Booking, BookingStepRefusal> {
  const given = booking.history.find(({ deed }) => deed.kind === "give-back")?.deed;
  if (given?.kind === "give-back" && given.amount === amount && given.reason === reason) return ok(booking);
  if (BOOKING_TABLE[booking.state][event] === undefined || booking.refund !== null || booking.fee === 0)
    return refused({ kind: "not-possible", state: booking.state });
  if (amount <= 0 || amount > booking.fee) throw new RangeError(`${amount} can't be given back of ${booking.fee}`);
  return ok({ ...booking, refund: { payout: amount, state: "initiated" }, history: [...booking.history, step] });
}

function expiryAfter({ state, expiresAt }: Booking, event: BookingEvent, at: number): number | null {
  if (event === "ask" && state === "held") return at + BOOKING_WAITS;
  return event === "pay" || event === "confirm" || event === "revive" ? null : expiresAt;
}

const lastEvent = ({ history }: Booking): BookingEvent | null => {
  const last = history.findLast(({ deed }) => deed.kind === "state")?.deed;
  return last?.kind === "state" ? last.event : null;
};
