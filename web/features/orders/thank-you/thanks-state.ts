import { NOTHING, paise } from "#core/shared/money.ts";
import type { ParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import type { SecondPayment } from "#core/payments/second-payment.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { Paise } from "#core/shared/money.ts";

/** What is said of an order for certain. `paid` was taken, `due` is collected at the door, `until` in milliseconds since 1970. */
export type ThanksState =
  | { readonly kind: "placed"; readonly paid: Paise; readonly due: Paise }
  | { readonly kind: "not-tried" | "failed"; readonly until: number | null }
  | { readonly kind: "too-late" | "given-up" | "being-checked" };

/** `given` is the latest of the payment; null: the order itself is all that is known. */
export function thanksState({ order, totals }: ParentOrder, given: PaymentStatus | null): ThanksState {
  const { payment } = order;
  if (payment.kind === "at-door") return { kind: "placed", paid: NOTHING, due: paise(payment.due + payment.collected) };
  if (payment.kind === "nothing-to-pay") return { kind: "placed", paid: NOTHING, due: NOTHING };
  if (payment.kind === "paid" || given?.kind === "taken") return { kind: "placed", paid: totals.total, due: NOTHING };
  if (payment.kind === "expired" && payment.isGivenUp) return { kind: "given-up" };
  if (given?.kind === "being-checked") return { kind: "being-checked" };
  if (given?.kind === "not-taken") return given.why === "too-late" ? { kind: "too-late" } : { kind: given.why, until: given.until };
  if (payment.kind === "expired") return { kind: "too-late" };
  if (payment.kind === "being-checked") return { kind: "being-checked" };
  return { kind: payment.kind === "failed" ? "failed" : "not-tried", until: payment.until };
}

/** What was taken and not needed, and is not back yet. */
export function goesBack({ order: { payment } }: ParentOrder, given: PaymentStatus | null): Paise {
  if (given !== null && given.kind !== "nothing-due") return given.goesBack;
  return given === null && "surplus" in payment ? payment.surplus : NOTHING;
}

/** What was paid twice, also once it went back. */
export function secondPaymentsOf({ order: { payment } }: ParentOrder, given: PaymentStatus | null): readonly SecondPayment[] {
  if (given?.kind === "taken") return given.secondPayments;
  return payment.kind === "paid" ? payment.secondPayments : [];
}
