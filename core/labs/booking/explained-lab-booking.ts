import { labBookingAfter, newLabBooking } from "./lab-booking.ts";
import { labPayable } from "./lab-booking-payable.ts";
import { shareLeft } from "./lab-money-back.ts";
import { unneededPayments } from "../../payments/unneeded-payments.ts";
import type { UnneededPayment } from "../../payments/unneeded-payments.ts";
import type { Paise } from "../../shared/money.ts";
import type { LabBooking } from "./lab-booking.ts";
import type { LabBookingState, LabStep } from "./lab-booking-step.ts";
import type { KeptLabBooking } from "./lab-bookings.port.ts";

/**
 * By which rule money goes back: all until two hours before or before a collector was assigned; all less the visits in vain; all where the
 * laboratory cancels, or no other sample is wanted; the share of tests that were not done; what staff give back.
 */
export type LabMoneyRule = "all-in-time" | "less-visits" | "all-called-off" | "all-declined" | "share" | "given-back";

/** A step with the state that it led to; `from` null: it is the first. `start` in milliseconds since 1970. */
export type ExplainedLabStep = {
  readonly step: LabStep;
  readonly from: LabBookingState | null;
  readonly to: LabBookingState;
  readonly start: number;
};

/** `decidedBy`: the provider's event that decided the payment; `back` null: nothing goes back. Amounts in paise, taxes included. */
export type ExplainedLabBooking = {
  readonly steps: readonly ExplainedLabStep[];
  readonly payment: { readonly state: string; readonly decidedBy: string | null; readonly unneeded: readonly UnneededPayment[] };
  readonly back: { readonly amount: Paise; readonly rule: LabMoneyRule } | null;
};

/**
 * Which step led to each state of a booking, which event decided its payment, and by which rule money goes back. Source:
 * specification/labs.md, Staff commands.
 */
export function explainedLabBooking(stored: Pick<KeptLabBooking, "booking" | "payments" | "ledger">): ExplainedLabBooking {
  const { booking } = stored;
  const stages = stagesOf(booking);
  const { id, state, payments } = labPayable(stored);
  const step = booking.history[stages.findIndex(({ refund }) => refund !== null)];
  return {
    steps: booking.history.flatMap((one, nth): readonly ExplainedLabStep[] => {
      const now = stages[nth];
      return now === undefined ? [] : [{ step: one, from: stages[nth - 1]?.state ?? null, to: now.state, start: now.start }];
    }),
    payment: {
      state: payments.kind,
      decidedBy: payments.decidedBy?.id ?? null,
      unneeded: unneededPayments({ id, payments, doesCount: state === "paid", ledger: stored.ledger }),
    },
    back: booking.refund === null || step === undefined ? null : { amount: booking.refund.payout, rule: ruleOf(booking, step) },
  };
}

/** The booking after each of its steps. */
function stagesOf(booking: LabBooking): readonly LabBooking[] {
  const moved = booking.history.find(({ deed }) => deed.kind === "move")?.deed;
  const start = moved?.kind === "move" ? moved.from : booking.start;
  const stages: LabBooking[] = [];
  for (const step of booking.history) {
    const before = stages.at(-1);
    const after = before === undefined ? null : labBookingAfter(before, step);
    if (after?.kind === "refused") throw new RangeError(`${booking.id}: ${after.refusal.kind}`);
    stages.push(after === null ? newLabBooking({ ...booking, start }, step.at) : after.value);
  }
  return stages;
}

function ruleOf(booking: LabBooking, { deed }: LabStep): LabMoneyRule {
  if (deed.kind === "give-back") return "given-back";
  if (deed.kind === "part" || shareLeft(booking) !== null) return "share";
  if (deed.event === "call-off") return "all-called-off";
  if (deed.event === "decline") return "all-declined";
  return booking.refund?.payout === booking.basket.total ? "all-in-time" : "less-visits";
}
