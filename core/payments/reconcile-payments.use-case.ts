import { useCase } from "../shared/token.ts";
import { checkPayments } from "./payment-check.ts";
import { surplusKey } from "./payment-entries.ts";
import { LOOKED_FOR_DAYS, nextPaymentCheck } from "./payment-times.ts";
import { refundKey } from "./refund-key.ts";
import { maker } from "../shared/use-case.ts";
import { PaymentProviders } from "./payment-providers.port.ts";
import { Openings } from "./openings.port.ts";
import { Payables } from "./payables.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Payable } from "./payable.ts";
import type { PaymentCheckPorts } from "./payment-check.ts";
import type { Opening } from "./payment-provider.port.ts";

/**
 * Asks every provider with which a payment was begun what became of it, and of the money on its way back. Captures payments that are only
 * authorised. Plans the next question as long as a result isn't known. Throws `PortUnavailable`; then the job is tried again.
 * Source: specification/payments.md, Reconciliation.
 */
export type ReconcilePayments = (payable: PayableId) => Promise<void>;
export const ReconcilePayments = useCase<ReconcilePayments>("payments", "ReconcilePayments");

export const makeReconcilePayments = maker(
  ReconcilePayments,
  { providers: PaymentProviders, openings: Openings, payables: Payables, now: Clock },
  ({ providers, openings, payables, now }) =>
    async (id) => {
      const looking: PaymentCheckPorts = { providers, openings, payables };
      let seen: Payable | null = null;
      for (const opening of await openings.of(id)) seen = await lookAtPayments(looking, opening, now());
      await lookAtRefunds(looking, id, now()); // This is done even if no payment was begun, because money can come without that.
      if (seen !== null && seen.state !== "paid") await lookAgain(payables, seen, now());
    },
);

/** null: there is nothing any more that was paid for. */
async function lookAtPayments(looking: PaymentCheckPorts, opening: Opening, at: number): Promise<Payable | null> {
  const seen = await checkPayments(looking, opening, at);
  return seen === null ? null : withCapture(looking, seen, at);
}

async function withCapture({ providers, payables }: PaymentCheckPorts, seen: Payable, at: number): Promise<Payable> {
  const { id, state, payments, due } = seen;
  const { kind, decidedBy } = payments;
  const isWaitedFor = state === "open" || state === "failed";
  if (kind !== "being-checked" || decidedBy === null || !isWaitedFor || decidedBy.amount !== due) return seen;
  const events = await providers.of(decidedBy.provider).capture({ id: decidedBy.payment, amount: decidedBy.amount });
  return (await payables.record(id, { events, at })) ?? seen;
}

async function lookAtRefunds({ providers, payables }: PaymentCheckPorts, id: PayableId, at: number): Promise<void> {
  const payable = await payables.withId(id);
  if (payable === null) return;
  const { payments, goingBack } = payable;
  const paying = payments.kind === "paid" ? payments.decidedBy : null;
  const pending = payable.refunds.filter(({ state }) => state === "pending" || state === "manual"); // Staff may have taken over a refund that the provider had already received.
  if (paying !== null)
    for (const { number } of pending) {
      const outcome = await providers.of(paying.provider).refundOf({ payment: paying.payment, key: refundKey(payable, number) });
      if (outcome !== null) await payables.recordRefund(id, { number, outcome, at });
    }
  for (const { provider, payment } of goingBack) {
    const outcome = await providers.of(provider).refundOf({ payment, key: surplusKey(payable, payment) });
    if (outcome !== null && outcome.state !== "pending") await payables.recordSurplus(id, { payment, outcome, at });
  }
}

const DAY = 24 * 60 * 60 * 1000;

async function lookAgain(payables: Payables, { id, asked, payments }: Payable, at: number): Promise<void> {
  const isOpen = payments.kind === "being-checked" || payments.begun !== null;
  if (!isOpen || asked === null || at > asked + LOOKED_FOR_DAYS * DAY) return;
  await payables.planCheck(id, { next: nextPaymentCheck(asked, at), at });
}
