// Decision: docs/decisions/payments-are-facts.md
import { NOTHING, paise } from "../shared/money.ts";
import { PAYMENT_WAITS } from "../orders/order/order-stage.ts";
import { paymentCheckedAt, nextPaymentCheck } from "./payment-check.ts";
import { isPaidInVain, paymentStateOf, stillGoingBack } from "../orders/money/payment-state.ts";
import type { Paise } from "../shared/money.ts";
import type { KeptOrder } from "../orders/order/orders.port.ts";
import type { PaymentCheck } from "./openings.port.ts";

/**
 * What is known for certain of an order's payment, as its customer is told. `payment` is the provider's id; null: staff noted that the
 * order was paid. `goesBack` is money that was taken beyond what the order costs, or too late, and has not gone back yet. Times in
 * milliseconds since 1970.
 */
export type PaymentStatus =
  | { readonly kind: "nothing-due" }
  | { readonly kind: "taken"; readonly amount: Paise; readonly payment: string | null; readonly at: number; readonly goesBack: Paise }
  /** `until`: how long the order can still be paid; null: it can't be paid any more. */
  | { readonly kind: "not-taken"; readonly why: NotTaken; readonly amount: Paise; readonly until: number | null; readonly goesBack: Paise }
  | { readonly kind: "being-checked"; readonly amount: Paise; readonly knownBy: number };

export type NotTaken = "not-tried" | "failed" | "too-late";

type Known = Pick<KeptOrder, "order" | "payments" | "ledger">;

/**
 * `look` is the provider's last answer, if it is recent. null: the provider couldn't be asked, so only what was already reported is
 * certain. Source: specification/payments.md, Reconciliation.
 */
export function paymentStatus(kept: Known, look: PaymentCheck | null, at: number): PaymentStatus {
  const { order } = kept;
  const { total } = order.snapshot.figures;
  if (order.snapshot.way === "cash" || total === 0) return { kind: "nothing-due" };
  const standing = paymentStateOf(kept);
  const goesBack = stillGoingBack(kept).reduce((sum, { amount }) => paise(sum + amount), NOTHING);
  const asked = paymentCheckedAt(order);
  if (order.stage === "placed") {
    const paying = standing.kind === "paid" ? standing.decidedBy : null;
    return { kind: "taken", amount: total, payment: paying?.payment ?? null, at: paying?.at ?? paidAt(order) ?? at, goesBack };
  }
  if (asked === null) return { kind: "not-taken", why: "not-tried", amount: total, until: null, goesBack };
  const isOver = order.stage === "expired" || at >= asked + PAYMENT_WAITS || isPaidInVain(kept);
  const isUnknown = standing.kind === "being-checked" || look === null || look.isUnderWay;
  if (standing.kind !== "paid" && isUnknown) return { kind: "being-checked", amount: total, knownBy: nextPaymentCheck(asked, at) };
  const why = isOver ? "too-late" : order.stage === "payment-failed" ? "failed" : "not-tried"; // If a former try failed, that says nothing about the present one.
  return { kind: "not-taken", why, amount: total, until: isOver ? null : asked + PAYMENT_WAITS, goesBack };
}

const paidAt = ({ history }: Known["order"]): number | null =>
  history.find(({ deed }) => deed.kind === "stage" && (deed.event === "pay" || deed.event === "revive"))?.at ?? null;
