import { paymentKey, surplusKey } from "../../payments/payment-entries.ts";
import { paymentStateFrom, unneededEvents } from "../../payments/payment-state.ts";
import type { KeptOrder } from "../order/orders.port.ts";
import type { PaymentEvent, PaymentState } from "../../payments/payment-state.ts";

type PaidOrder = Pick<KeptOrder, "order" | "payments" | "ledger">;

/**
 * The state of an order's payments, from everything that is known of them. The payment with which the order was placed remains the paying
 * one, even if the provider reports an earlier payment later: a payment that has gone back since can't go back twice. An order that is paid
 * at the door needs none of them. Source: specification/payments.md, Cash.
 */
export function paymentStateOf({ order, payments, ledger }: PaidOrder): PaymentState {
  const { way, figures } = order.snapshot;
  const due = way === "cash" ? null : figures.total;
  const placed = ledger.findIndex(({ kind }) => kind === "sale");
  const before = new Set(ledger.slice(0, Math.max(0, placed)).map(({ key }) => key));
  const placing = paymentStateFrom(
    payments.filter(({ payment }) => before.has(paymentKey(order, payment))),
    due,
  );
  return paymentStateFrom(payments, due, placing.decidedBy?.payment ?? null);
}

/**
 * Captured payments that the order doesn't need, or can't use any more, and that have not gone back yet. Source: specification/payments.md,
 * A late payment.
 */
export function stillGoingBack(stored: PaidOrder): readonly PaymentEvent[] {
  const { order, ledger } = stored;
  const keys = new Set(ledger.map(({ key }) => key));
  return unneededEvents(paymentStateOf(stored), order.stage === "placed").filter(({ payment }) => !keys.has(surplusKey(order, payment)));
}

/**
 * Whether an order was paid but not placed, because its goods were no longer available. The money goes back, and that order can't be paid
 * any more. Source: specification/payments.md, A late payment.
 */
export const isPaidInVain = (stored: PaidOrder): boolean => stored.order.stage !== "placed" && paymentStateOf(stored).kind === "paid";
