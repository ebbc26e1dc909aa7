import { unpaidOf } from "../../payments/unpaid/unpaid-payment.ts";
import { returned } from "../../payments/payment-entries.ts";
import { checkedFirst, paymentRefusal } from "../../payments/payment-refusal.ts";
import { REFUND_CHECKED_AFTER } from "../../payments/payment-times.ts";
import { ok, refused } from "../../shared/result.ts";
import { subscriptionChange, unchanged } from "../subscription-change.ts";
import { subscriptionPayable } from "./subscription-payable.ts";
import { subscriptionChangeByPayments } from "./subscription-change-by-payments.ts";
import type { PaymentAttempt, AwaitedPayment, Payables } from "../../payments/payables.port.ts";
import type { Payable } from "../../payments/payable.ts";
import type { PaymentRefusal } from "../../payments/payment-refusal.ts";
import type { RefundOutcome } from "../../payments/payment-provider.port.ts";
import type { Result } from "../../shared/result.ts";
import type { SubscriptionChange, JobOfSubscription } from "../subscription-change.ts";
import type { SubscriptionRefundEvent, SubscriptionStep } from "../subscription-step.ts";
import type { PlanSubscriptions, KeptSubscription } from "../subscriptions.port.ts";

/** Subscriptions as payments know them. Source: specification/payments.md, What is paid for. */
export function subscriptionPayables(subscriptions: PlanSubscriptions): Payables {
  const changed = (id: Payable["id"], at: number, decide: (seen: KeptSubscription) => SubscriptionChange | null) =>
    subscriptions.change(id, { at, events: [], decide: (seen) => ({ change: decide(seen), answer: null }) });
  return {
    async unpaid(customer, at) {
      const kept = await subscriptions.of(customer);
      return kept.flatMap((one) => unpaidOf(subscriptionPayable(one), { kind: "plan", title: one.subscription.plan.title }, at));
    },
    async withId(id) {
      const kept = await subscriptions.withId(id);
      return kept === null ? null : subscriptionPayable(kept);
    },
    record: (id, { events, at }) =>
      subscriptions.change<Payable>(id, {
        at,
        events,
        decide(seen, fresh) {
          const change = subscriptionChangeByPayments(seen, { at, fresh });
          const ledger = [...seen.ledger, ...(change?.entries ?? [])];
          return { change, answer: subscriptionPayable({ ...seen, subscription: change?.after ?? seen.subscription, ledger }) };
        },
      }),
    async ask(id, asked) {
      const answer = await subscriptions.change(id, { at: asked.at, events: [], decide: (seen) => askedOf(seen, asked) });
      return answer ?? refused({ kind: "unknown-payable" });
    },
    async recordRefund(id, { outcome, at }) {
      await changed(id, at, (seen) => refundTold(seen, outcome, at));
    },
    async recordSurplus(id, { payment, outcome, at }) {
      await changed(id, at, (seen) => surplusTold(seen, { payment, outcome, at }));
    },
    async leaveToStaff(id, { at }) {
      await changed(id, at, ({ subscription }) => {
        const moved = subscriptionChange(subscription, [refundStep("give-up", at)]);
        return moved.kind === "ok" ? moved.value : null;
      });
    },
    async planCheck(id, { next, at }) {
      await changed(id, at, ({ subscription }) => ({ ...unchanged(subscription), jobs: [checkAt(subscription, `at/${next}`, next)] }));
    },
  };
}

type BegunPayment = { readonly change: SubscriptionChange | null; readonly answer: Result<AwaitedPayment, PaymentRefusal> };

function askedOf(seen: KeptSubscription, { at, isUnderWay }: PaymentAttempt): BegunPayment {
  const payable = subscriptionPayable(seen);
  const refusal = paymentRefusal(payable, at) ?? checkedFirst(payable, isUnderWay, at);
  if (refusal !== null) return { change: null, answer: refused(refusal) };
  const step: SubscriptionStep = { at, by: { kind: "customer" }, deed: { kind: "state", event: "ask", payment: null } };
  const moved = subscriptionChange(seen.subscription, [step]);
  if (moved.kind === "refused") throw new TypeError(`${seen.subscription.state} takes no ask`);
  const { after } = moved.value;
  return { change: moved.value, answer: ok({ amount: after.plan.price, until: after.expiresAt ?? at }) };
}

const refundStep = (event: SubscriptionRefundEvent, at: number): SubscriptionStep => ({
  at,
  by: { kind: event === "process" || event === "fail" ? "provider" : "clock" },
  deed: { kind: "refund", event },
});

function refundTold({ subscription }: KeptSubscription, outcome: RefundOutcome, at: number): SubscriptionChange | null {
  const before = subscription.refund?.state;
  const sent = before === "initiated" ? [refundStep("send", at)] : [];
  const ended = outcome.state === "pending" ? [] : [refundStep(outcome.state === "processed" ? "process" : "fail", at)];
  const moved = subscriptionChange(subscription, [...sent, ...ended]);
  if (moved.kind === "refused") return null; // It is not this subscription's, or was paid by hand meanwhile.
  const isNew = moved.value.after !== subscription;
  const isOnItsWay = outcome.state === "pending" && (isNew || before === "manual");
  const jobs = [...moved.value.jobs, ...(isOnItsWay ? checksOfRefund(subscription, "refund/1", at) : [])];
  return isNew || jobs.length > 0 ? { ...moved.value, jobs } : null;
}

type Surplus = { readonly payment: string; readonly outcome: RefundOutcome; readonly at: number };

function surplusTold(seen: KeptSubscription, { payment, outcome, at }: Surplus): SubscriptionChange | null {
  const { subscription } = seen;
  const event = subscriptionPayable(seen).goingBack.find((one) => one.payment === payment);
  if (event === undefined) return null;
  switch (outcome.state) {
    case "processed":
      return { ...unchanged(subscription), entries: [returned(subscription, event, at)] };
    case "pending":
      return { ...unchanged(subscription), jobs: checksOfRefund(subscription, `surplus/${payment}`, at) };
    case "failed": {
      const again = { kind: "return-surplus", order: subscription.id, payment } as const;
      return {
        ...unchanged(subscription),
        jobs: [{ job: again, terms: { key: `${subscription.id}/${payment}/failed`, notBefore: null } }],
      };
    }
  }
}

const HOUR = 60 * 60 * 1000;

const checksOfRefund = (subscription: KeptSubscription["subscription"], what: string, at: number): readonly JobOfSubscription[] =>
  REFUND_CHECKED_AFTER.map((after) => checkAt(subscription, `${what}/${after / HOUR}`, at + after));

const checkAt = ({ id }: KeptSubscription["subscription"], what: string, notBefore: number): JobOfSubscription => ({
  job: { kind: "reconcile-payments", order: id },
  terms: { key: `${id}/${what}`, notBefore },
});
