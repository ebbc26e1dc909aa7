import { NOTHING, paise } from "../../shared/money.ts";
import { movedBy } from "../../ledger/ledger.ts";
import { dueAtDoors } from "../order/order.ts";
import { PAYMENT_WAITS } from "../order/order-stage.ts";
import { isPaidInVain, paymentStateOf, stillGoingBack } from "../money/payment-state.ts";
import type { Paise } from "../../shared/money.ts";
import type { TakenStep } from "../order/order-replay.ts";
import type { KeptOrder } from "../order/orders.port.ts";

/**
 * How an order is paid, as its customer is told. `until`: how long it may be paid. "being-checked": money may have been taken, and the
 * provider is asked. "expired": the order can't be had any more, also where it was paid, but too late. `surplus` is money that was taken
 * without need or too late, and has not gone back yet. Times in milliseconds since 1970.
 */
export type PaymentView =
  | { readonly kind: "nothing-to-pay" }
  | { readonly kind: "at-door"; readonly due: Paise; readonly collected: Paise }
  | { readonly kind: "waiting" | "failed" | "being-checked"; readonly until: number; readonly surplus: Paise }
  | { readonly kind: "expired"; readonly surplus: Paise }
  | { readonly kind: "paid"; readonly at: number; readonly surplus: Paise };

/** Source: specification/payments.md, Cash. */
export function paymentView(kept: KeptOrder, taken: readonly TakenStep[]): PaymentView {
  const { order, ledger, madeAt } = kept;
  const { way, figures } = order.snapshot;
  if (way === "cash") {
    return { kind: "at-door", due: dueAtDoors(order), collected: movedBy(ledger, "payment", "courier") };
  }
  if (figures.total === 0) return { kind: "nothing-to-pay" };
  const paid = paymentStateOf(kept);
  const surplus = stillGoingBack(kept).reduce((sum, { amount }) => paise(sum + amount), NOTHING);
  if (isPaidInVain(kept)) return { kind: "expired", surplus };
  const until = (taken.find(({ step: { deed } }) => deed.kind === "stage" && deed.event === "ask")?.step.at ?? madeAt) + PAYMENT_WAITS;
  switch (order.stage) {
    case "placed": {
      const placed = taken.find(({ after }) => after.stage === "placed");
      return { kind: "paid", at: paid.decidedBy?.at ?? placed?.step.at ?? madeAt, surplus };
    }
    case "expired":
      return paid.kind === "being-checked" ? { kind: "being-checked", until, surplus } : { kind: "expired", surplus };
    case "payment-failed":
      return { kind: paid.kind === "being-checked" ? "being-checked" : "failed", until, surplus };
    case "quoted":
    case "pending-payment":
      return { kind: paid.kind === "being-checked" ? "being-checked" : "waiting", until, surplus };
  }
}
