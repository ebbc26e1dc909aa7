import { token } from "../shared/token.ts";
import { hearPayments, hearRefund, hearSurplus } from "./hear.ts";
import { surplusKey } from "../ordering/money-moves.ts";
import { standingFor, stillGoingBack } from "../ordering/payment-standing.ts";
import { refundKey } from "./keys.ts";
import { askedAt, lookAt, nextLook } from "./look.ts";
import { onlyJobs } from "./settlement.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Orders } from "../ordering/orders.port.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Looked, Looking } from "./look.ts";
import type { Openings } from "./openings.port.ts";
import type { Opening, PaymentProvider } from "./payment-provider.port.ts";

/**
 * Asks the provider what has become of an order's payments and of what is on its way back, takes what is only authorised, and asks again later
 * as long as something isn't known. Throws `PortUnavailable`: then it is tried again. Source: decisions, Cart, quote, order (payment: reconciliation).
 */
export type ReconcilePayments = (order: PayableId) => Promise<void>;
export const ReconcilePayments = token<ReconcilePayments>("ReconcilePayments");

export const makeReconcilePayments =
  (provider: PaymentProvider, openings: Openings, orders: Orders, now: Clock): ReconcilePayments =>
  async (order) => {
    const looking: Looking = { provider, openings, orders };
    const opening = await openings.of(order, provider.name);
    const paid = opening === null ? null : await lookAtPayments(looking, opening, now());
    await lookAtRefunds(looking, order, now()); // Also of what came without anybody having tried to pay.
    if (paid !== null && paid.order.stage !== "placed") await lookAgain(orders, paid, now());
  };

async function lookAtPayments(looking: Looking, opening: Opening, at: number): Promise<Looked | null> {
  const looked = await lookAt(looking, opening, at);
  return looked === null ? null : withCapture(looking, opening, looked, at);
}

async function withCapture({ provider, orders }: Looking, opening: Opening, looked: Looked, at: number): Promise<Looked> {
  const { order } = looked;
  const { kind, decidedBy } = standingFor(looked);
  const isWaitedFor = order.stage === "pending-payment" || order.stage === "payment-failed";
  if (kind !== "being-checked" || decidedBy === null || !isWaitedFor || decidedBy.amount !== order.snapshot.figures.total) return looked;
  const events = await provider.capture({ id: decidedBy.payment, amount: decidedBy.amount });
  return { ...looked, ...(await hearPayments({ orders, order: opening.payable, events, at })) };
}

async function lookAtRefunds({ provider, orders }: Looking, id: PayableId, at: number): Promise<void> {
  const kept = await orders.withId(id);
  if (kept === null) return;
  const { order } = kept;
  const standing = standingFor(kept);
  const payment = standing.decidedBy?.payment;
  const pending = order.refunds.filter(({ state }) => state === "pending" || state === "manual"); // Staff may have taken over what was sent.
  if (payment !== undefined && standing.kind === "paid")
    for (const { number } of pending) {
      const outcome = await provider.refundOf({ payment, key: refundKey(order, number) });
      if (outcome !== null) await hearRefund({ orders, order: id, number, outcome, at });
    }
  for (const { payment } of stillGoingBack(kept)) {
    const outcome = await provider.refundOf({ payment, key: surplusKey(order, payment) });
    if (outcome !== null && outcome.state !== "pending") await hearSurplus({ orders, order: id, payment, outcome, at });
  }
}

const DAY = 24 * 60 * 60 * 1000;

/** Until then a provider has told the end of every payment. */
const AT_THE_LONGEST = 3 * DAY;

async function lookAgain(orders: Orders, looked: Looked, at: number): Promise<void> {
  const { order, look } = looked;
  const asked = askedAt(order);
  const isOpen = look.isUnderWay || standingFor(looked).kind === "being-checked";
  if (!isOpen || asked === null || at > asked + AT_THE_LONGEST) return;
  const next = nextLook(asked, at);
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
