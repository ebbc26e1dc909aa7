import { ok, refused } from "../../shared/result.ts";
import { returned } from "../payment-entries.ts";
import { checkedFirst, paymentRefusal } from "../payment-refusal.ts";
import { unpaidOf } from "../unpaid-payment.ts";
import { purchaseChangeByPayments } from "./purchase-change-by-payments.ts";
import { checkOf, checksOfRefund, surplusSent } from "./purchase-money.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { QueuedJob } from "../../jobs/job.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Language } from "../../shared/language.ts";
import type { Result } from "../../shared/result.ts";
import type { MoneyJob } from "../money-job.ts";
import type { AwaitedPayment, Payables, PaymentAttempt } from "../payables.port.ts";
import type { RefundOutcome } from "../payment-provider.port.ts";
import type { PaymentRefusal } from "../payment-refusal.ts";
import type { PaymentEvent } from "../payment-state.ts";
import type { PayableName } from "../unpaid-payment.ts";
import type { PaymentStep, Purchase, PurchaseChange, PurchaseRefundEvent } from "./purchase.ts";
import type { PurchaseRules } from "./purchase-change-by-payments.ts";

/** The part of an area's port by which payments reach its purchases. */
export type Purchases<Kept, Seen extends Kept, Change> = {
  withId(id: PayableId): Promise<Kept | null>;
  of(customer: CustomerId): Promise<readonly Kept[]>;
  change<Answer>(id: PayableId, transaction: PurchaseTransaction<Seen, Change, Answer>): Promise<Answer | null>;
};

type PurchaseTransaction<Seen, Change, Answer> = {
  readonly at: number;
  readonly events: readonly PaymentEvent[];
  readonly decide: (seen: Seen, fresh: ReadonlySet<string>) => { readonly change: Change | null; readonly answer: Answer };
};

/**
 * Purchases of an area as payments know them. `nameOf`: by what their customer knows one. Source: specification/payments.md, What is paid
 * for.
 */
export function purchasePayables<
  Kept extends { readonly language: Language | null },
  Seen extends Kept,
  Bought extends Purchase,
  Change extends PurchaseChange<Bought>,
  Revival extends string,
>(
  purchases: Purchases<Kept, Seen, Change>,
  rules: PurchaseRules<Kept, Seen, Bought, Change, Revival>,
  nameOf: (stored: Kept) => PayableName,
): Payables {
  const payableOf = (stored: Kept) => rules.payable(rules.kept(stored));
  const changed = (id: PayableId, at: number, decide: (seen: Seen) => Change | null) =>
    purchases.change(id, { at, events: [], decide: (seen) => ({ change: decide(seen), answer: null }) });
  const withJobs = (purchase: Bought, jobs: readonly QueuedJob<MoneyJob>[]): Change => ({ ...rules.unchanged(purchase), jobs });

  function askedOf(seen: Seen, { at }: PaymentAttempt): BegunPayment<Change> {
    const payable = payableOf(seen);
    const refusal = paymentRefusal(payable, at) ?? checkedFirst(payable, at);
    if (refusal !== null) return { change: null, answer: refused(refusal) };
    const { purchase } = rules.kept(seen);
    const moved = rules.change(purchase, [{ at, by: { kind: "customer" }, deed: { kind: "state", event: "ask", payment: null } }]);
    if (moved.kind === "refused" || payable.due === null) throw new TypeError(`${purchase.state} takes no ask`);
    return { change: moved.value, answer: ok({ amount: payable.due, until: moved.value.after.expiresAt ?? at }) };
  }

  function refundTold(seen: Seen, outcome: RefundOutcome, at: number): Change | null {
    const { purchase } = rules.kept(seen);
    const before = purchase.refund?.state;
    const sent = before === "initiated" ? [refundStep("send", at)] : [];
    const ended = outcome.state === "pending" ? [] : [refundStep(outcome.state === "processed" ? "process" : "fail", at)];
    const moved = rules.change(purchase, [...sent, ...ended]);
    if (moved.kind === "refused") return null; // It is not this one's, or was paid by hand meanwhile.
    const isNew = moved.value.after !== purchase;
    const isOnItsWay = outcome.state === "pending" && (isNew || before === "manual");
    const jobs = [...moved.value.jobs, ...(isOnItsWay ? checksOfRefund(purchase, "refund/1", at) : [])];
    return isNew || jobs.length > 0 ? { ...moved.value, jobs } : null;
  }

  function surplusTold(seen: Seen, { payment, outcome, at }: Surplus): Change | null {
    const { purchase } = rules.kept(seen);
    const event = payableOf(seen).goingBack.find((one) => one.payment === payment);
    if (event === undefined) return null;
    switch (outcome.state) {
      case "processed":
        return { ...rules.unchanged(purchase), entries: [returned(purchase, event, at)] };
      case "pending":
        return withJobs(purchase, checksOfRefund(purchase, `surplus/${payment}`, at));
      case "failed":
        return withJobs(purchase, [surplusSent(purchase, event, "/failed")]);
    }
  }

  return {
    async unpaid(customer, at) {
      const stored = await purchases.of(customer);
      return stored.flatMap((one) => unpaidOf(payableOf(one), nameOf(one), at));
    },
    async withId(id) {
      const stored = await purchases.withId(id);
      return stored === null ? null : payableOf(stored);
    },
    async named(id) {
      const stored = await purchases.withId(id);
      return stored === null ? null : { name: nameOf(stored), language: stored.language };
    },
    record: (id, { events, at }) =>
      purchases.change(id, {
        at,
        events,
        decide(seen, fresh) {
          const change = purchaseChangeByPayments(rules, seen, { at, fresh });
          const { purchase, payments, ledger } = rules.kept(seen);
          const after = { purchase: change?.after ?? purchase, payments, ledger: [...ledger, ...(change?.entries ?? [])] };
          return { change, answer: rules.payable(after) };
        },
      }),
    async ask(id, attempt) {
      const answer = await purchases.change(id, { at: attempt.at, events: [], decide: (seen) => askedOf(seen, attempt) });
      return answer ?? refused({ kind: "unknown-payable" });
    },
    async recordRefund(id, { outcome, at }) {
      await changed(id, at, (seen) => refundTold(seen, outcome, at));
    },
    async recordSurplus(id, { payment, outcome, at }) {
      await changed(id, at, (seen) => surplusTold(seen, { payment, outcome, at }));
    },
    async leaveToStaff(id, { at }) {
      await changed(id, at, (seen) => {
        const moved = rules.change(rules.kept(seen).purchase, [refundStep("give-up", at)]);
        return moved.kind === "ok" ? moved.value : null;
      });
    },
    async planCheck(id, { next, at }) {
      await changed(id, at, (seen) => {
        const { purchase } = rules.kept(seen);
        return withJobs(purchase, [checkOf(purchase, next)]);
      });
    },
  };
}

type BegunPayment<Change> = { readonly change: Change | null; readonly answer: Result<AwaitedPayment, PaymentRefusal> };

type Surplus = { readonly payment: string; readonly outcome: RefundOutcome; readonly at: number };

const refundStep = (event: PurchaseRefundEvent, at: number): PaymentStep<never> => ({
  at,
  by: { kind: event === "process" || event === "fail" ? "provider" : "clock" },
  deed: { kind: "refund", event },
});
