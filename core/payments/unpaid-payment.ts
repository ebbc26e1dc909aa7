import { isBeingChecked } from "./payment-status.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Paise } from "../shared/money.ts";
import type { Payable } from "./payable.ts";

/**
 * By what a customer knows what is paid for: an order by its number, an appointment or tests by their start, in milliseconds since 1970, a
 * health plan by its title, in Hindi too where it has one.
 */
export type PayableName =
  | { readonly kind: "order"; readonly number: string }
  | { readonly kind: "appointment" | "lab-tests"; readonly start: number }
  | { readonly kind: "plan"; readonly title: string; readonly hindi: string | null };

/**
 * `until` in milliseconds since 1970: how long it can be paid; null: that is told once a payment is begun. `isBeingChecked`: a payment is
 * under way, and nobody pays again before its result is known.
 */
export type UnpaidPayment = PayableName & {
  readonly id: PayableId;
  readonly amount: Paise;
  readonly until: number | null;
  readonly isBeingChecked: boolean;
};

/**
 * What waits of a payable at a moment; nothing: it needs no payment, has one, or can't be paid any more. Source: specification/payments.md,
 * What waits for a payment.
 */
export function unpaidOf(payable: Payable, name: PayableName, at: number): readonly UnpaidPayment[] {
  const { id, state, due, closes } = payable;
  const waits = (state === "open" || state === "failed") && (closes === null || at < closes);
  return due !== null && waits ? [{ ...name, id, amount: due, until: closes, isBeingChecked: isBeingChecked(payable, at) }] : [];
}
