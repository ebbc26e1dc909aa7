import { bookingPayable } from "../booking/booking-payable.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Paise } from "../../shared/money.ts";
import type { KeptBooking } from "../booking/bookings.port.ts";

/** Something of a booking that staff should look at, as `doctor` reports it. Times in milliseconds since 1970. */
export type BookingTrouble = { readonly booking: PayableId } & (
  | { readonly kind: "hold-outlived"; readonly since: number }
  | { readonly kind: "not-paid"; readonly fee: Paise }
  | { readonly kind: "refund-waits"; readonly amount: Paise; readonly since: number }
);

const HOUR = 60 * 60 * 1000;
/** The job that ends a hold may come late by so much. */
const ENDED_WITHIN = HOUR;
/** Providers send money back within so many days. */
const REFUNDED_WITHIN = 7 * 24 * HOUR;

/**
 * What is wrong with a booking and its money: a hold that is over and was not ended, an appointment without a payment that fits, a refund
 * that waits for staff or is late. Empty: nothing. Source: specification/consultations.md, Staff commands.
 */
export function bookingTroubles(kept: Pick<KeptBooking, "booking" | "payments" | "ledger">, at: number): readonly BookingTrouble[] {
  const { booking, payments } = kept;
  const { id, state, expiresAt, fee, paidBy, refund, history } = booking;
  const isHeld = state === "held" || state === "pending_payment";
  const isPaid = payments.some(({ kind, payment, amount }) => kind === "captured" && payment === paidBy && amount === fee);
  const since = history.at(-1)?.at ?? at;
  const isOpen = refund !== null && refund.state !== "processed";
  const isStuck = isOpen && (refund.state === "manual" || refund.state === "failed" || at - since > REFUNDED_WITHIN);
  return [
    ...(isHeld && expiresAt !== null && at - expiresAt > ENDED_WITHIN
      ? [{ kind: "hold-outlived", booking: id, since: expiresAt } as const]
      : []),
    ...(bookingPayable(kept).state === "paid" && fee > 0 && !isPaid ? [{ kind: "not-paid", booking: id, fee } as const] : []),
    ...(isStuck ? [{ kind: "refund-waits", booking: id, amount: refund.payout, since } as const] : []),
  ];
}
