import { attemptOpenUntil } from "./payment-state.ts";
import { nextPaymentCheck } from "./payment-times.ts";
import type { Payable } from "./payable.ts";

/**
 * A payment is under way, and its result will be known by `knownBy`, in milliseconds since 1970. A second payment might be taken in
 * addition to it.
 */
export type CheckedFirst = { readonly kind: "being-checked"; readonly knownBy: number };

export type PaymentRefusal =
  | { readonly kind: "unknown-payable" | "nothing-to-pay" | "already-paid" | "key-taken" }
  /**
   * It was kept until `until`, in milliseconds since 1970; null: its customer gave it up before. `isTaken`: something was paid, and goes
   * back.
   */
  | { readonly kind: "expired"; readonly until: number | null; readonly isTaken: boolean }
  | CheckedFirst
  /** The provider can't be reached; what is paid for is kept until `until`. */
  | { readonly kind: "provider-away"; readonly until: number };

/** Why nobody can begin to pay for it at that time; null: they can. Source: specification/payments.md, After a failure. */
export function paymentRefusal(payable: Payable, at: number): PaymentRefusal | null {
  const expired = { kind: "expired", until: payable.isGivenUp ? null : payable.closes, isTaken: isPaidInVain(payable) } as const;
  if (payable.due === null) return { kind: "nothing-to-pay" };
  switch (payable.state) {
    case "paid":
      return { kind: "already-paid" };
    case "over":
      return expired;
    case "unasked":
      return { kind: "unknown-payable" };
    case "open":
    case "failed":
      return expired.isTaken || (payable.closes !== null && at >= payable.closes) ? expired : null;
  }
}

/** Why a payment must wait for another's result; null: it need not. Source: specification/payments.md, An attempt to pay. */
export function checkedFirst(payable: Payable, at: number): CheckedFirst | null {
  const knownBy = openAttemptKnownBy(payable, at);
  return knownBy === null ? null : { kind: "being-checked", knownBy };
}

/**
 * By when the result of a payment that is under way is known, in milliseconds since 1970; null: none is under way.
 * Source: specification/payments.md, An attempt to pay.
 */
export function openAttemptKnownBy({ payments, asked }: Pick<Payable, "payments" | "asked">, at: number): number | null {
  const until = attemptOpenUntil(payments, at);
  return until === "unknown" ? nextPaymentCheck(asked ?? at, at) : until;
}

/** Whether it was paid when it could no longer be had; the money goes back. Source: specification/payments.md, A late payment. */
export const isPaidInVain = ({ state, payments }: Payable): boolean => state !== "paid" && payments.kind === "paid";
