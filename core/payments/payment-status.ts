// Decision: docs/decisions/payments-are-facts.md
import { NOTHING, paise } from "../shared/money.ts";
import { isPaidInVain, openAttemptKnownBy } from "./payment-refusal.ts";
import type { Paise } from "../shared/money.ts";
import type { Payable } from "./payable.ts";
import type { SecondPayment } from "./second-payment.ts";

/**
 * What is known of a payment, as its customer is told. "being-checked": one is under way, and a second might be taken in addition to it.
 * `payment` is the provider's id; null: staff noted that it was paid. `secondPayments` is what was paid twice, also once it went back.
 * `goesBack` is money that was taken beyond what is due, or too late, and has not gone back yet. Times in milliseconds since 1970.
 */
export type PaymentStatus =
  | { readonly kind: "nothing-due" }
  | {
      readonly kind: "taken";
      readonly amount: Paise;
      readonly payment: string | null;
      readonly at: number;
      readonly goesBack: Paise;
      readonly secondPayments: readonly SecondPayment[];
    }
  /** `until`: how long it can still be paid; null: it can't be paid any more. */
  | { readonly kind: "not-taken"; readonly why: NotTaken; readonly amount: Paise; readonly until: number | null; readonly goesBack: Paise }
  | { readonly kind: "being-checked"; readonly amount: Paise; readonly knownBy: number; readonly goesBack: Paise };

/**
 * Whether a payment of it is under way, so that nothing offers to pay and nothing says that it lapsed. Source: specification/payments.md,
 * An attempt to pay.
 */
export const isBeingChecked = (payable: Payable, at: number): boolean => paymentStatus(payable, at).kind === "being-checked";

export type NotTaken = "not-tried" | "failed" | "too-late";

/**
 * What the reports that are stored say of it at a moment, in milliseconds since 1970. Every page, list, letter and notification goes by
 * this, so that none offers to pay what another says is being checked. Source: specification/payments.md, An attempt to pay.
 */
export function paymentStatus(payable: Payable, at: number): PaymentStatus {
  const { due, payments, asked, state, closes, paidAt, secondPayments } = payable;
  if (due === null) return { kind: "nothing-due" };
  const goesBack = payable.goingBack.reduce((sum, { amount }) => paise(sum + amount), NOTHING);
  if (state === "paid") {
    const paying = payments.kind === "paid" ? payments.decidedBy : null;
    return { kind: "taken", amount: due, payment: paying?.payment ?? null, at: paying?.at ?? paidAt ?? at, goesBack, secondPayments };
  }
  if (asked === null) {
    const until = state === "open" && closes !== null && at < closes ? closes : null;
    return { kind: "not-taken", why: "not-tried", amount: due, until, goesBack };
  }
  const knownBy = openAttemptKnownBy(payable, at);
  if (knownBy !== null) return { kind: "being-checked", amount: due, knownBy, goesBack };
  const isOver = state === "over" || (closes !== null && at >= closes) || isPaidInVain(payable);
  const why = isOver ? "too-late" : state === "failed" ? "failed" : "not-tried"; // If a former try failed, that says nothing about the present one.
  return { kind: "not-taken", why, amount: due, until: isOver ? null : closes, goesBack };
}
