import { token } from "../shared/token.ts";
import { recordPayments, recordRefund, recordSurplus } from "./record-payments.ts";
import { surplusKey } from "../orders/money/money-moves.ts";
import { paymentStateOf, stillGoingBack } from "../orders/money/payment-state.ts";
import { refundKey } from "./refund-key.ts";
import { paymentCheckedAt, checkPayments, nextPaymentCheck } from "./payment-check.ts";
import { onlyJobs } from "./change-by-payments.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Orders } from "../orders/order/orders.port.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { CheckedPayments, PaymentCheckPorts } from "./payment-check.ts";
import type { Openings } from "./openings.port.ts";
import type { Opening, PaymentProvider } from "./payment-provider.port.ts";

/**
 * Asks the provider what became of an order's payments and of the money on its way back. Captures payments that are only authorised. Plans
 * the next question as long as a result isn't known. Throws `PortUnavailable`; then the job is tried again.
 * Source: specification/payments.md, Reconciliation.
 */
export type ReconcilePayments = (order: PayableId) => Promise<void>;
export const ReconcilePayments = token<ReconcilePayments>("ReconcilePayments");

type Needs = {
  readonly provider: PaymentProvider;
  readonly openings: Openings;
  readonly orders: Orders;
  readonly now: Clock;
};

export const makeReconcilePayments =
  ({ provider, openings, orders, now }: Needs): ReconcilePayments =>
  async (order) => {
    const looking: PaymentCheckPorts = { provider, openings, orders };
    const opening = await openings.of(order, provider.name);
    const paid = opening === null ? null : await lookAtPayments(looking, opening, now());
    await lookAtRefunds(looking, order, now()); // This is done even if no payment was begun, because money can come without that.
    if (paid !== null && paid.order.stage !== "placed") await lookAgain(orders, paid, now());
  };

async function lookAtPayments(looking: PaymentCheckPorts, opening: Opening, at: number): Promise<CheckedPayments | null> {
  const looked = await checkPayments(looking, opening, at);
  return looked === null ? null : withCapture(looking, opening, looked, at);
}

async function withCapture(
  { provider, orders }: PaymentCheckPorts,
  opening: Opening,
  looked: CheckedPayments,
  at: number,
): Promise<CheckedPayments> {
  const { order } = looked;
  const { kind, decidedBy } = paymentStateOf(looked);
  const isWaitedFor = order.stage === "pending-payment" || order.stage === "payment-failed";
  if (kind !== "being-checked" || decidedBy === null || !isWaitedFor || decidedBy.amount !== order.snapshot.figures.total) return looked;
  const events = await provider.capture({ id: decidedBy.payment, amount: decidedBy.amount });
  return { ...looked, ...(await recordPayments({ orders, order: opening.payable, events, at })) };
}

async function lookAtRefunds({ provider, orders }: PaymentCheckPorts, id: PayableId, at: number): Promise<void> {
  const kept = await orders.withId(id);
  if (kept === null) return;
  const { order } = kept;
  const standing = paymentStateOf(kept);
  const payment = standing.decidedBy?.payment;
  const pending = order.refunds.filter(({ state }) => state === "pending" || state === "manual"); // Staff may have taken over a refund that the provider had already received.
  if (payment !== undefined && standing.kind === "paid")
    for (const { number } of pending) {
      const outcome = await provider.refundOf({ payment, key: refundKey(order, number) });
      if (outcome !== null) await recordRefund({ orders, order: id, number, outcome, at });
    }
  for (const { payment } of stillGoingBack(kept)) {
    const outcome = await provider.refundOf({ payment, key: surplusKey(order, payment) });
    if (outcome !== null && outcome.state !== "pending") await recordSurplus({ orders, order: id, payment, outcome, at });
  }
}

const DAY = 24 * 60 * 60 * 1000;

/** By then a provider knows the result of every payment. */
const AT_THE_LONGEST = 3 * DAY;

async function lookAgain(orders: Orders, looked: CheckedPayments, at: number): Promise<void> {
  const { order, look } = looked;
  const asked = paymentCheckedAt(order);
  const isOpen = look.isUnderWay || paymentStateOf(looked).kind === "being-checked";
  if (!isOpen || asked === null || at > asked + AT_THE_LONGEST) return;
  const next = nextPaymentCheck(asked, at);
  await orders.change(order.id, {
    at,
    key: null,
    events: [],
    decide: (seen) => ({
      change: onlyJobs(seen.order, [
        { job: { kind: "reconcile-payments", order: order.id }, terms: { key: `${order.id}/at/${next}`, notBefore: next } },
      ]),
      answer: null,
    }),
  });
}
