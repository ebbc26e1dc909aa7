import { PAYMENT_WAITS } from "../order/order-stage.ts";
import { secondPayments } from "../../payments/second-payment.ts";
import { paymentStateOf, stillGoingBack } from "./payment-state.ts";
import type { Payable, PayableRefund, PayableState } from "../../payments/payable.ts";
import type { Order } from "../order/order.ts";
import type { OrderStage, StageEvent } from "../order/order-stage.ts";
import type { KeptOrder } from "../order/orders.port.ts";
import type { RefundState } from "../order/refund-state.ts";

/** An order as payments know it. Source: specification/payments.md, What is paid for. */
export function orderPayable(stored: Pick<KeptOrder, "order" | "payments" | "ledger">): Payable {
  const { order } = stored;
  const { way, figures } = order.snapshot;
  const payments = paymentStateOf(stored);
  const firstAsk = firstOf(order, ["ask"]);
  return {
    id: order.id,
    customer: order.customer,
    state: STATES[order.stage],
    due: way === "cash" || figures.total === 0 ? null : figures.total,
    asked: firstAsk,
    tried: order.history.findLast(({ deed }) => deed.kind === "stage" && (deed.event === "ask" || deed.event === "retry"))?.at ?? null,
    closes: firstAsk === null ? null : firstAsk + PAYMENT_WAITS,
    isGivenUp: isGivenUp(order),
    waits: PAYMENT_WAITS,
    paidAt: firstOf(order, ["pay", "revive"]),
    payments,
    goingBack: stillGoingBack(stored),
    secondPayments: secondPayments({ id: order.id, payments, isPaid: order.stage === "placed", ledger: stored.ledger }),
    refunds: order.refunds.map(({ number, payout, state }): PayableRefund => ({ number, payout, state: left(state) })),
  };
}

const STATES: Readonly<Record<OrderStage, PayableState>> = {
  quoted: "unasked", // A quote must be placed before it can be paid.
  "pending-payment": "open",
  "payment-failed": "failed",
  placed: "paid",
  expired: "over",
};

const left = (state: RefundState): PayableRefund["state"] =>
  state === "initiated" || state === "pending" || state === "manual" ? state : "ended";

/** Whether its customer gave it up before it was paid: then no payment brings it back. Source: specification/orders.md, Cancelling. */
export const isGivenUp = ({ stage, history }: Order): boolean =>
  stage === "expired" && history.some(({ deed }) => deed.kind === "stage" && deed.event === "release");

const firstOf = ({ history }: Order, events: readonly StageEvent[]): number | null =>
  history.find(({ deed }) => deed.kind === "stage" && events.includes(deed.event))?.at ?? null;
