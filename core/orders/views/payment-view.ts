import { movedBy } from "../../ledger/ledger.ts";
import { paymentStatus } from "../../payments/payment-status.ts";
import { dueAtDoors } from "../order/order.ts";
import { PAYMENT_WAITS } from "../order/order-stage.ts";
import { orderPayable } from "../money/order-payable.ts";
import type { Paise } from "../../shared/money.ts";
import type { SecondPayment } from "../../payments/second-payment.ts";
import type { KeptOrder } from "../order/orders.port.ts";

/**
 * How an order is paid, as its customer is told. `until`: how long it may be paid. "being-checked": money may have been taken, and the
 * provider is asked. "expired": the order can't be had any more, also where it was paid, but too late; `isGivenUp`: its customer cancelled
 * it before it was paid. `surplus` is money that was taken without need or too late, and has not gone back yet. `secondPayments` is what
 * was paid twice, also once it went back. Times in milliseconds since 1970.
 */
export type PaymentView =
  | { readonly kind: "nothing-to-pay" }
  | { readonly kind: "at-door"; readonly due: Paise; readonly collected: Paise }
  | { readonly kind: "waiting" | "failed" | "being-checked"; readonly until: number; readonly surplus: Paise }
  | { readonly kind: "expired"; readonly isGivenUp: boolean; readonly surplus: Paise }
  | {
      readonly kind: "paid";
      readonly at: number;
      readonly surplus: Paise;
      readonly secondPayments: readonly SecondPayment[];
    };

/** The view at `now`. Source: specification/payments.md, An attempt to pay; specification/payments.md, Cash. */
export function paymentView(stored: KeptOrder, now: number): PaymentView {
  const { order, ledger, madeAt } = stored;
  if (order.snapshot.way === "cash") {
    return { kind: "at-door", due: dueAtDoors(order), collected: movedBy(ledger, "payment", "courier") };
  }
  const payable = orderPayable(stored);
  const until = payable.closes ?? madeAt + PAYMENT_WAITS;
  const status = paymentStatus(payable, now);
  switch (status.kind) {
    case "nothing-due":
      return { kind: "nothing-to-pay" };
    case "taken":
      return { kind: "paid", at: status.at, surplus: status.goesBack, secondPayments: status.secondPayments };
    case "being-checked":
      return { kind: "being-checked", until, surplus: status.goesBack };
    case "not-taken":
      if (payable.state === "unasked") return { kind: "waiting", until, surplus: status.goesBack };
      if (status.until === null) return { kind: "expired", isGivenUp: payable.isGivenUp, surplus: status.goesBack };
      return { kind: status.why === "failed" ? "failed" : "waiting", until, surplus: status.goesBack };
  }
}
