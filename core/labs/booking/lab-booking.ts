import { refundAfter } from "../../payments/purchase/purchase.ts";
import { ok, refused } from "../../shared/result.ts";
import { hasReported, isMissed, LAB_CANCELS_FREELY, labMoneyBack, missesOf, shareLeft } from "./lab-money-back.ts";
import { requirementAfter } from "./requirement-after.ts";
import { lacksCheck, prescriptionDue } from "./requirement.ts";
import { collectorAfter } from "./lab-collector.ts";
import { LAB_BOOKING_TABLE } from "./lab-booking-step.ts";
import { givenBackAfter, undoneAfter } from "./lab-refund.ts";
import type { AddressDetails } from "../../account/address.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { PurchaseRefund } from "../../payments/purchase/purchase.ts";
import type { Paise } from "../../shared/money.ts";
import type { Result } from "../../shared/result.ts";
import type { PricedBasket } from "./lab-basket.ts";
import type { BookedLab } from "../lab.ts";
import type { LabBookingEvent, LabBookingState, LabDeed, LabStep } from "./lab-booking-step.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a slot is kept for whoever chose it, in milliseconds. Source: specification/labs.md, Slots of a lab. */
export const LAB_HOLD_LASTS = 10 * MINUTE;

/** How long it is kept for once a payment is asked for, in milliseconds. Source: specification/labs.md, Slots of a lab. */
export const LAB_BOOKING_WAITS = 15 * MINUTE;

/**
 * Within so long after a spoilt sample its customer chooses another slot, in milliseconds. Source: specification/labs.md, States of a lab
 * booking.
 */
export const RECOLLECTED_WITHIN = 7 * DAY;

/** How often a customer may move a booking. Source: specification/labs.md, States of a lab booking. */
export const MOST_MOVES = 2;

/** Where the sample is taken: at an address as it was then, or in the laboratory's centre. */
export type BookedPlace =
  | { readonly kind: "home"; readonly address: Omit<AddressDetails, "kind" | "isDefault"> }
  | { readonly kind: "centre" };

/** What a booking is about. Name and address of the laboratory are as they were then. `start` in milliseconds since 1970. */
export type LabBookingFacts = {
  readonly id: PayableId;
  readonly customer: CustomerId;
  readonly lab: BookedLab;
  readonly place: BookedPlace;
  readonly start: number;
  readonly basket: PricedBasket;
};

/**
 * A booking as its steps have made it. `expiresAt`: until when its slot is kept unless it is paid; null: it is paid. `paidBy`: the payment
 * that pays; null: none does.
 */
export type LabBooking = LabBookingFacts & {
  readonly state: LabBookingState;
  readonly expiresAt: number | null;
  readonly paidBy: string | null;
  readonly refund: PurchaseRefund | null;
  /** The oldest first; the first is its hold. */
  readonly history: readonly LabStep[];
};

export type LabStepRefusal =
  | { readonly kind: "not-possible"; readonly state: LabBookingState }
  | { readonly kind: "too-early"; readonly from: number }
  /** "prescription-unchecked": the laboratory has not accepted every prescription yet. */
  | { readonly kind: "too-late" | "moved-too-often" | "prescription-unchecked" };

/** A slot that is held from `at` on. Source: specification/labs.md, States of a lab booking. */
export const newLabBooking = (facts: LabBookingFacts, at: number): LabBooking => ({
  ...facts,
  state: "held",
  expiresAt: at + LAB_HOLD_LASTS,
  paidBy: null,
  refund: null,
  history: [{ at, by: { kind: "customer" }, deed: { kind: "state", event: "hold", payment: null } }],
});

/**
 * A booking from its facts, with its present start, and all its steps. Throws a RangeError where a step does not fit. Source:
 * specification/labs.md, States of a lab booking.
 */
export function labBookingFrom(facts: LabBookingFacts, [first, ...steps]: readonly LabStep[]): LabBooking {
  if (first === undefined) throw new RangeError(`${facts.id} has no steps`);
  const moved = steps.find(({ deed }) => deed.kind === "move")?.deed;
  let booking = newLabBooking(moved?.kind === "move" ? { ...facts, start: moved.from } : facts, first.at);
  for (const step of steps) {
    const next = labBookingAfter(booking, step);
    if (next.kind === "refused") throw new RangeError(`${facts.id}: ${next.refusal.kind}`);
    booking = next.value;
  }
  return booking;
}

/**
 * The booking after a step. The same event again leaves it as it is. Refused where the step does not fit its state, comes too early or too
 * late.
 * Source: specification/labs.md, States of a lab booking.
 */
export function labBookingAfter(booking: LabBooking, step: LabStep): Result<LabBooking, LabStepRefusal> {
  const { deed, at } = step;
  if (deed.kind === "refund") return refundAfter(booking, deed.event, step);
  if (deed.kind === "collector") {
    const assigned = labBookingAfter(booking, { ...step, deed: { kind: "state", event: "assign", payment: null } });
    return assigned.kind === "refused" ? assigned : collectorAfter(assigned.value, booking, { ...step, deed });
  }
  if (deed.kind === "move") return movedAfter(booking, deed, step);
  if (deed.kind === "give-back") return givenBackAfter(booking, deed, step);
  if (deed.kind === "part") return undoneAfter(booking, deed, step);
  if (deed.kind === "requirement") return requirementAfter(booking, deed, step);
  const { event } = deed;
  const named = LAB_BOOKING_TABLE[booking.state][event];
  if (named === undefined || (event === "assign" && isMissed(booking))) return refused({ kind: "not-possible", state: booking.state });
  if (event === "assign" && lacksCheck(booking)) return refused({ kind: "prescription-unchecked" });
  if (event === "call-off" && step.by.kind === "clock" && prescriptionDue(booking) === null)
    return refused({ kind: "not-possible", state: booking.state });
  // Where a part was reported another sample is taken of the rest alone: what gives that up leaves the report.
  if (event === "spoil" && hasReported(booking) && booking.state !== named) return refused({ kind: "not-possible", state: booking.state });
  if (event === "decline" && booking.state === "ready" && lastEvent(booking) !== "decline")
    return refused({ kind: "not-possible", state: booking.state });
  const isMissedFirst = event === "miss" && booking.state === "assigned" && missesOf(booking) === 0;
  const ended = named === "cancelled" && shareLeft(booking) !== null ? "ready" : named;
  const state = isMissedFirst ? "booked" : ended;
  const isRepeated = state === booking.state && !isAnew(booking, event);
  if (isRepeated || (event === "fail" && booking.state === "expired")) return ok(booking);
  const from = earliestOf(booking, step);
  if (from !== null && at < from) return refused({ kind: "too-early", from });
  const isGivenUp = state !== booking.state && named === "cancelled" && !isMissedFirst;
  const back = booking.refund === null && isGivenUp ? labMoneyBack(booking, event, at) : 0;
  return ok({
    ...booking,
    state,
    expiresAt: expiryAfter(booking, event, at),
    paidBy: booking.paidBy ?? deed.payment,
    refund: back > 0 ? { payout: back as Paise, state: "initiated" } : booking.refund,
    history: [...booking.history, step],
  });
}

/** Whether an event that leads to its own state is a step all the same. */
const isAnew = (booking: LabBooking, event: LabBookingEvent): boolean =>
  event === "fail" ||
  (event === "ask" && lastEvent(booking) === "fail") ||
  event === "report-part" ||
  event === "correct" ||
  (event === "call" && lastEvent(booking) !== "call");

/** Before which moment a step is refused, in milliseconds since 1970; null: it has no such moment. */
function earliestOf(booking: LabBooking, { by, deed }: LabStep): number | null {
  if (deed.kind !== "state") return null;
  if (deed.event === "expire") return booking.expiresAt;
  if (deed.event === "miss") return booking.start;
  if (by.kind !== "clock") return null;
  return deed.event === "decline" ? recollectableUntil(booking) : deed.event === "call-off" ? prescriptionDue(booking) : null;
}

/**
 * Until when another slot can be chosen, in milliseconds since 1970; null: its sample is not spoilt. Source: specification/labs.md, States
 * of a lab booking.
 */
export function recollectableUntil({ state, history }: Pick<LabBooking, "state" | "history">): number | null {
  const spoilt = history.findLast(({ deed }) => deed.event === "spoil");
  return state === "recollect" && spoilt !== undefined ? spoilt.at + RECOLLECTED_WITHIN : null;
}

/**
 * How often its customer may still move it; another slot after a miss does not count. Source: specification/labs.md, States of a lab
 * booking.
 */
export const movesLeft = ({ history }: Pick<LabBooking, "history">): number => {
  const missed = history.filter(({ deed }) => deed.kind === "state" && deed.event === "miss").length;
  const moved = history.filter(({ deed }) => deed.kind === "move" && deed.event === "reschedule").length;
  return Math.max(0, MOST_MOVES - Math.max(0, moved - missed));
};

function movedAfter(
  booking: LabBooking,
  { event, from, to }: Extract<LabDeed, { kind: "move" }>,
  step: LabStep,
): Result<LabBooking, LabStepRefusal> {
  const state = LAB_BOOKING_TABLE[booking.state][event];
  if (state === undefined) return refused({ kind: "not-possible", state: booking.state });
  if (booking.start === to && state === booking.state) return ok(booking);
  if (booking.start !== from) throw new RangeError(`${booking.id} starts at ${booking.start}`);
  if (event === "reschedule" && !isMissed(booking)) {
    if (step.at > booking.start - LAB_CANCELS_FREELY) return refused({ kind: "too-late" });
    if (movesLeft(booking) === 0) return refused({ kind: "moved-too-often" });
  }
  const until = recollectableUntil(booking);
  if (event === "choose" && until !== null && step.at >= until) return refused({ kind: "too-late" });
  return ok({ ...booking, state, start: to, history: [...booking.history, step] });
}

function expiryAfter({ state, expiresAt }: LabBooking, event: LabBookingEvent, at: number): number | null {
  if (event === "ask" && state === "held") return at + LAB_BOOKING_WAITS;
  return event === "pay" || event === "revive" ? null : expiresAt;
}

const lastEvent = ({ history }: LabBooking): LabBookingEvent | null => {
  const last = history.findLast(({ deed }) => deed.kind === "state")?.deed;
  return last?.kind === "state" ? last.event : null;
};
