import { token } from "../shared/token.ts";
import { checkPayments } from "./payment-check.ts";
import { surplusKey } from "./payment-entries.ts";
import { nextPaymentCheck } from "./payment-times.ts";
import { refundKey } from "./refund-key.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Openings } from "./openings.port.ts";
import type { Payables } from "./payables.port.ts";
import type { CheckedPayments, PaymentCheckPorts } from "./payment-check.ts";
import type { Opening, PaymentProvider } from "./payment-provider.port.ts";

/**
 * Asks the provider what became of something's payments and of the money on its way back. Captures payments that are only authorised. Plans
 * the next question as long as a result isn't known. Throws `PortUnavailable`; then the job is tried again.
 * Source: specification/payments.md, Reconciliation.
 */
export type ReconcilePayments = (payable: PayableId) => Promise<void>;
export const ReconcilePayments = token<ReconcilePayments>("ReconcilePayments");

type Needs = {
  readonly provider: PaymentProvider;
  readonly openings: Openings;
  readonly payables: Payables;
  readonly now: Clock;
};

export const makeReconcilePayments =
  ({ provider, openings, payables, now }: Needs): ReconcilePayments =>
  async (id) => {
    const looking: PaymentCheckPorts = { provider, openings, payables };
    const opening = await openings.of(id, provider.name);
    const paid = opening === null ? null : await lookAtPayments(looking, opening, now());
    await lookAtRefunds(looking, id, now()); // This is done even if no payment was begun, because money can come without that.
    if (paid !== null && paid.payable.state !== "paid") await lookAgain(payables, paid, now());
  };

async function lookAtPayments(looking: PaymentCheckPorts, opening: Opening, at: number): Promise<CheckedPayments | null> {
  const looked = await checkPayments(looking, opening, at);
  return looked === null ? null : withCapture(looking, opening, looked, at);
}

async function withCapture(
  { provider, payables }: PaymentCheckPorts,
  opening: Opening,
  looked: CheckedPayments,
  at: number,
): Promise<CheckedPayments> {
  const { state, payments, due } = looked.payable;
  const { kind, decidedBy } = payments;
  const isWaitedFor = state === "open" || state === "failed";
  if (kind !== "being-checked" || decidedBy === null || !isWaitedFor || decidedBy.amount !== due) return looked;
  const events = await provider.capture({ id: decidedBy.payment, amount: decidedBy.amount });
  return { ...looked, payable: (await payables.record(opening.payable, { events, at })) ?? looked.payable };
}

async function lookAtRefunds({ provider, payables }: PaymentCheckPorts, id: PayableId, at: number): Promise<void> {
  const payable = await payables.withId(id);
  if (payable === null) return;
  const { payments, goingBack } = payable;
  const payment = payments.decidedBy?.payment;
  const pending = payable.refunds.filter(({ state }) => state === "pending" || state === "manual"); // Staff may have taken over a refund that the provider had already received.
  if (payment !== undefined && payments.kind === "paid")
    for (const { number } of pending) {
      const outcome = await provider.refundOf({ payment, key: refundKey(payable, number) });
      if (outcome !== null) await payables.recordRefund(id, { number, outcome, at });
    }
  for (const { payment } of goingBack) {
    const outcome = await provider.refundOf({ payment, key: surplusKey(payable, payment) });
    if (outcome !== null && outcome.state !== "pending") await payables.recordSurplus(id, { payment, outcome, at });
  }
}

const DAY = 24 * 60 * 60 * 1000;

/** By then a provider knows the result of every payment. */
const AT_THE_LONGEST = 3 * DAY;

async function lookAgain(payables: Payables, { payable, look }: CheckedPayments, at: number): Promise<void> {
  const { id, asked, payments } = payable;
  const isOpen = look.isUnderWay || payments.kind === "being-checked";
  if (!isOpen || asked === null || at > asked + AT_THE_LONGEST) return;
  await payables.planCheck(id, { next: nextPaymentCheck(asked, at), at });
}
