import { surplusKey } from "../../payments/payment-entries.ts";
import { paymentStateFrom } from "../../payments/payment-state.ts";
import { lacksRequirement } from "../requirements/requirement.ts";
import { LAB_BOOKING_WAITS } from "./lab-booking.ts";
import type { Payable, PayableStanding } from "../../payments/payable.ts";
import type { LabBooking } from "./lab-booking.ts";
import type { LabBookingEvent, LabBookingState } from "./lab-booking-step.ts";
import type { KeptLabBooking } from "./lab-bookings.port.ts";

/** A lab booking as payments know it. Source: specification/payments.md, What is paid for. */
export function labPayable({ booking, payments, ledger }: Pick<KeptLabBooking, "booking" | "payments" | "ledger">): Payable {
  const isAsking = UNPAID.includes(booking.state) && lacksRequirement(booking);
  const due = isAsking ? null : booking.basket.total;
  const standing = standingOf(booking);
  const state = paymentStateFrom(payments, due, booking.paidBy);
  const sent = new Set(ledger.map(({ key }) => key));
  const isUnused = state.kind === "paid" && standing !== "paid";
  const unneeded = isUnused && state.decidedBy !== null ? [state.decidedBy, ...state.surplus] : state.surplus;
  const asks = timesOf(booking, ["ask"]);
  const { refund } = booking;
  return {
    id: booking.id,
    customer: booking.customer,
    standing,
    due,
    asked: asks[0] ?? null,
    tried: asks.at(-1) ?? null,
    closes: booking.expiresAt,
    waits: LAB_BOOKING_WAITS,
    paidAt: timesOf(booking, ["pay", "revive"])[0] ?? null,
    payments: state,
    goingBack: unneeded.filter(({ payment }) => !sent.has(surplusKey(booking, payment))),
    refunds: refund === null ? [] : [{ number: 1, payout: refund.payout, state: LEFT[refund.state] }],
  };
}

/** What a booking's tests ask for comes before its payment. */
const UNPAID: readonly LabBookingState[] = ["held", "pending_payment"];

const LEFT = { initiated: "initiated", pending: "pending", manual: "manual", processed: "ended", failed: "ended" } as const;

function standingOf({ state, history }: LabBooking): PayableStanding {
  switch (state) {
    case "held":
      return "open";
    case "pending_payment": {
      const last = history.at(-1)?.deed;
      return last?.kind === "state" && last.event === "fail" ? "failed" : "open";
    }
    case "expired":
      return "over";
    case "booked":
    case "assigned":
    case "collected":
    case "in_lab":
    case "partial":
    case "ready":
    case "recollect":
    case "cancelled":
      return "paid";
  }
}

const timesOf = ({ history }: LabBooking, events: readonly LabBookingEvent[]): readonly number[] =>
  history.flatMap(({ at, deed }) => (deed.kind === "state" && events.includes(deed.event) ? [at] : []));
