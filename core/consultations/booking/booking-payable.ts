import { surplusKey } from "../../payments/payment-entries.ts";
import { paymentStateFrom } from "../../payments/payment-state.ts";
import { BOOKING_WAITS } from "./booking.ts";
import type { Payable, PayableStanding } from "../../payments/payable.ts";
import type { Booking } from "./booking.ts";
import type { BookingEvent } from "./booking-step.ts";
import type { KeptBooking } from "./bookings.port.ts";

/** A booking as payments know it. Source: specification/payments.md, What is paid for. */
export function bookingPayable({ booking, payments, ledger }: Pick<KeptBooking, "booking" | "payments" | "ledger">): Payable {
  const due = booking.fee > 0 ? booking.fee : null;
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
    waits: BOOKING_WAITS,
    paidAt: timesOf(booking, ["pay", "revive", "confirm"])[0] ?? null,
    payments: state,
    goingBack: unneeded.filter(({ payment }) => !sent.has(surplusKey(booking, payment))),
    refunds: refund === null ? [] : [{ number: 1, payout: refund.payout, state: LEFT[refund.state] }],
  };
}

const LEFT = { initiated: "initiated", pending: "pending", manual: "manual", processed: "ended", failed: "ended" } as const;

function standingOf({ state, history }: Booking): PayableStanding {
  switch (state) {
    case "held":
      return "open";
    case "pending_payment": {
      const last = history.at(-1)?.deed;
      return last?.kind === "state" && last.event === "fail" ? "failed" : "open";
    }
    case "expired":
      return "over";
    case "confirmed":
    case "checked_in":
    case "in_progress":
    case "completed":
    case "cancelled_by_patient":
    case "cancelled_by_practitioner":
    case "no_show_patient":
    case "no_show_practitioner":
    case "failed_technically":
      return "paid";
  }
}

const timesOf = ({ history }: Booking, events: readonly BookingEvent[]): readonly number[] =>
  history.flatMap(({ at, deed }) => (deed.kind === "state" && events.includes(deed.event) ? [at] : []));
