import { labPayable } from "./lab-booking-payable.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Paise } from "../../shared/money.ts";
import type { KeptLabBooking } from "./lab-bookings.port.ts";

/** Something of a booking of tests that staff should look at, as `doctor` reports it. Times in milliseconds since 1970. */
export type LabTrouble = { readonly booking: PayableId } & (
  | { readonly kind: "hold-outlived"; readonly since: number }
  | { readonly kind: "not-paid"; readonly total: Paise }
  | { readonly kind: "refund-waits"; readonly amount: Paise; readonly since: number }
  | { readonly kind: "nobody-called"; readonly since: number }
  | { readonly kind: "no-report" }
);

const HOUR = 60 * 60 * 1000;
/** The job that ends a hold may come late by so much. */
const ENDED_WITHIN = HOUR;
/** Providers send money back within so many days. */
const REFUNDED_WITHIN = 7 * 24 * HOUR;

/**
 * What is wrong with a booking of tests and its money: a hold that is over and was not ended, no payment that fits, a refund that waits for staff or
 * is late. Empty: nothing. Source: specification/labs.md, Staff commands.
 */
export function labTroubles(kept: Pick<KeptLabBooking, "booking" | "payments" | "ledger">, at: number): readonly LabTrouble[] {
  const { booking, payments } = kept;
  const { id, state, expiresAt, basket, paidBy, refund, history } = booking;
  const { total } = basket;
  const isHeld = state === "held" || state === "pending_payment";
  const isPaid = payments.some(({ kind, payment, amount }) => kind === "captured" && payment === paidBy && amount === total);
  const since = history.at(-1)?.at ?? at;
  const isOpen = refund !== null && refund.state !== "processed";
  const isStuck = isOpen && (refund.state === "manual" || refund.state === "failed" || at - since > REFUNDED_WITHIN);
  return [
    ...(isHeld && expiresAt !== null && at - expiresAt > ENDED_WITHIN
      ? [{ kind: "hold-outlived", booking: id, since: expiresAt } as const]
      : []),
    ...(labPayable(kept).standing === "paid" && !isPaid ? [{ kind: "not-paid", booking: id, total } as const] : []),
    ...(isStuck ? [{ kind: "refund-waits", booking: id, amount: refund.payout, since } as const] : []),
  ];
}
