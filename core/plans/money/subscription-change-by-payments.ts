import { capturedOnce } from "../../payments/captured-once.ts";
import { captured, paymentKey } from "../../payments/payment-entries.ts";
import { subscriptionChange } from "../subscription-change.ts";
import { subscriptionPayable } from "./subscription-payable.ts";
import type { PaymentEvent } from "../../payments/payment-state.ts";
import type { Subscription } from "../subscription.ts";
import type { JobOfSubscription, SubscriptionChange } from "../subscription-change.ts";
import type { SubscriptionStep } from "../subscription-step.ts";
import type { KeptSubscription } from "../subscriptions.port.ts";

type Heard = { readonly at: number; readonly fresh: ReadonlySet<string> };

/**
 * What the set of events of its payments makes of a subscription, with the money that came in and the jobs that send money back; null: nothing. A
 * payment in full makes it active as long as it waits for one; afterwards all the money goes back. Source: specification/plans.md, Subscription.
 */
export function subscriptionChangeByPayments(kept: KeptSubscription, heard: Heard): SubscriptionChange | null {
  const { subscription, payments, ledger } = kept;
  const moved = subscriptionChange(subscription, stepsOf(kept, heard));
  if (moved.kind === "refused") throw new TypeError(`${subscription.state} takes no ${moved.refusal.kind}`);
  const { after } = moved.value;
  const known = new Set(ledger.map(({ key }) => key));
  const taken = capturedOnce(payments).filter(({ payment }) => !known.has(paymentKey(subscription, payment)));
  const entries = [...taken.map((event) => captured(subscription, event)), ...moved.value.entries];
  const { goingBack } = subscriptionPayable({ ...kept, subscription: after, ledger: [...ledger, ...entries] });
  const jobs = [...moved.value.jobs, ...goingBack.map((event) => returnOf(subscription, event)), ...captureOf(kept, after)];
  return after === subscription && taken.length === 0 && jobs.length === 0 ? null : { after, entries, jobs };
}

function stepsOf(kept: KeptSubscription, { at, fresh }: Heard): readonly SubscriptionStep[] {
  const { subscription, payments, ledger } = kept;
  if (subscription.state !== "pending_payment") return [];
  const state = subscriptionPayable(kept).payments;
  const payment = state.kind === "paid" ? (state.decidedBy?.payment ?? null) : null;
  // A payment that was recorded before without paying for it is on its way back and pays for nothing.
  const pays = payment !== null && !ledger.some(({ key }) => key === paymentKey(subscription, payment));
  const isOver = subscription.expiresAt !== null && at >= subscription.expiresAt;
  const step = (event: "pay" | "expire" | "fail", by: "provider" | "clock"): readonly SubscriptionStep[] => [
    { at, by: { kind: by }, deed: { kind: "state", event, payment: event === "pay" ? payment : null } },
  ];
  if (pays) return isOver ? step("expire", "clock") : step("pay", "provider");
  return payments.some(({ id, kind }) => kind === "failed" && fresh.has(id)) ? step("fail", "provider") : [];
}

const returnOf = ({ id }: Subscription, { payment }: PaymentEvent): JobOfSubscription => ({
  job: { kind: "return-surplus", order: id, payment },
  terms: { key: `${id}/${payment}`, notBefore: null },
});

/** If a payment is only authorised, a job asks the provider at once, so that it is captured. */
function captureOf(kept: KeptSubscription, after: Subscription): readonly JobOfSubscription[] {
  const { payments } = subscriptionPayable({ ...kept, subscription: after });
  if (payments.kind !== "being-checked" || payments.decidedBy === null || after.state !== "pending_payment") return [];
  const key = `${after.id}/authorised/${payments.decidedBy.payment}`;
  return [{ job: { kind: "reconcile-payments", order: after.id }, terms: { key, notBefore: null } }];
}
