import { bookingFrom } from "../booking/booking.ts";
import { bookingPayable } from "../booking/booking-payable.ts";
import { planOutcome } from "../booking/paid-by-plan.ts";
import { unneededPayments } from "../../payments/unneeded-payments.ts";
import { startAfter } from "../booking/start-after.ts";
import type { Paise } from "../../shared/money.ts";
import type { BookingActor, BookingDeed } from "../booking/booking-step.ts";
import type { PlanOutcome } from "../booking/paid-by-plan.ts";
import type { UnneededPayment } from "../../payments/unneeded-payments.ts";
import type { BookingState } from "../slots/slot-facts.ts";
import type { KeptBooking } from "../booking/bookings.port.ts";

/**
 * By which rule money goes back: all up to two hours before the start; half of it later; all where the practitioner cancels or did not
 * come; what staff give back.
 */
export type MoneyRule = "all-in-time" | "half-late" | "all-called-off" | "all-missed" | "given-back";

/** A step with the state that it led to; `from` null: it is the first. Times in milliseconds since 1970. */
export type ExplainedStep = {
  readonly number: number;
  readonly at: number;
  readonly by: BookingActor;
  readonly deed: BookingDeed;
  readonly from: BookingState | null;
  readonly to: BookingState;
  readonly start: number;
};

/** `decidedBy`: the provider's event that decided the payment; `rule` null: nothing goes back. Amounts in paise, taxes included. */
export type ExplainedBooking = {
  readonly steps: readonly ExplainedStep[];
  readonly payment: { readonly state: string; readonly decidedBy: string | null; readonly unneeded: readonly UnneededPayment[] };
  readonly back: Paise | null;
  readonly rule: MoneyRule | null;
  /** Whether its consultation counts as used of the plan that pays; null: no plan pays. */
  readonly planOutcome: PlanOutcome | null;
};

/**
 * Which step led to each state of a booking, which event decided its payment, by which rule money goes back, and what became of its plan's
 * consultation.
 * Source: specification/consultations.md, Staff commands.
 */
export function explainedBooking(stored: Pick<KeptBooking, "booking" | "payments" | "ledger">): ExplainedBooking {
  const { booking } = stored;
  const states = booking.history.map((_, place) => ({
    start: startAfter(booking, place),
    state: bookingFrom({ ...booking, start: startAfter(booking, place) }, booking.history.slice(0, place + 1)).state,
  }));
  const steps = booking.history.flatMap(({ at, by, deed }, place): readonly ExplainedStep[] => {
    const now = states[place];
    return now === undefined
      ? []
      : [{ number: place + 1, at, by, deed, from: states[place - 1]?.state ?? null, to: now.state, start: now.start }];
  });
  const { id, state, payments } = bookingPayable(stored);
  return {
    steps,
    payment: {
      state: payments.kind,
      decidedBy: payments.decidedBy?.id ?? null,
      unneeded: unneededPayments({ id, payments, doesCount: state === "paid", ledger: stored.ledger }),
    },
    back: booking.refund?.payout ?? null,
    rule: ruleOf(booking),
    planOutcome: planOutcome(booking),
  };
}

function ruleOf({ refund, state, fee }: KeptBooking["booking"]): MoneyRule | null {
  if (refund === null) return null;
  if (state === "cancelled_by_practitioner") return "all-called-off";
  if (state === "no_show_practitioner" || state === "failed_technically") return "all-missed";
  if (state === "completed" || state === "no_show_patient") return "given-back";
  return refund.payout === fee ? "all-in-time" : "half-late";
}
