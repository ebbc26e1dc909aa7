import { checksOfPayment, purchaseEntries, refundSent } from "../payments/purchase/purchase-money.ts";
import { ok } from "../shared/result.ts";
import { planPapersBetween } from "./issued-plan-paper.ts";
import { subscriptionAfter } from "./subscription.ts";
import type { QueuedJob } from "../jobs/job.ts";
import type { Entry } from "../ledger/entry.ts";
import type { MoneyJob } from "../payments/money-job.ts";
import type { Result } from "../shared/result.ts";
import type { Subscription, SubscriptionStepRefusal } from "./subscription.ts";
import type { PlanPaperToIssue } from "./issued-plan-paper.ts";
import type { SubscriptionJob } from "./subscription-job.ts";
import type { SubscriptionStep } from "./subscription-step.ts";

export type JobOfSubscription = QueuedJob<SubscriptionJob | MoneyJob>;

/** A subscription after some steps, and everything that they bring about. It is stored as a whole or not at all. */
export type SubscriptionChange = {
  readonly after: Subscription;
  readonly entries: readonly Entry[];
  readonly papers: readonly PlanPaperToIssue[];
  readonly jobs: readonly JobOfSubscription[];
};

/** The change that leaves a subscription as it is. */
export const unchanged = (subscription: Subscription): SubscriptionChange => ({ after: subscription, entries: [], papers: [], jobs: [] });

/**
 * The subscription after the steps, taken one after the other, with the money and the jobs that they bring about. Refused where one does
 * not fit; then none is taken. Source: specification/plans.md, Subscription.
 */
export function subscriptionChange(
  before: Subscription,
  steps: readonly SubscriptionStep[],
): Result<SubscriptionChange, SubscriptionStepRefusal> {
  let change = unchanged(before);
  for (const step of steps) {
    const after = subscriptionAfter(change.after, step);
    if (after.kind === "refused") return after;
    change = {
      after: after.value,
      entries: [...change.entries, ...entriesBetween(change.after, after.value, step.at)],
      papers: [...change.papers, ...planPapersBetween(change.after, after.value, step.at)],
      jobs: [...change.jobs, ...jobsBetween(change.after, after.value, step.at)],
    };
  }
  return ok(change);
}

/** The jobs of a plan that waits for its payment. */
export const jobsOfWaiting = ({ id, expiresAt }: Subscription): readonly JobOfSubscription[] => [
  { job: { kind: "expire-subscription", subscription: id }, terms: { key: `${id}/${expiresAt}`, notBefore: expiresAt } },
];

function entriesBetween(before: Subscription, after: Subscription, at: number): readonly Entry[] {
  const { plan } = after;
  return purchaseEntries(before, after, { seller: `plan:${plan.id}`, sold: isSold(before, after) ? plan.price : null, at });
}

const isSold = (before: Subscription, after: Subscription): boolean => before.state === "pending_payment" && after.state === "active";

const DAY = 24 * 60 * 60 * 1000;

/** So many days before its end its holder is reminded. Source: specification/plans.md, Subscription. */
export const REMINDED_BEFORE = [30, 7] as const;

function jobsBetween(before: Subscription, after: Subscription, at: number): readonly JobOfSubscription[] {
  const { id, term } = after;
  const step = after.history.length - 1;
  const isAsked = before.state === "pending_payment" && after.state === "pending_payment" && before.expiresAt !== after.expiresAt;
  const sold = isSold(before, after);
  const isOwed = before.refund === null && after.refund !== null;
  return [
    ...(isAsked ? [...jobsOfWaiting(after), ...checksOfPayment(after, at)] : []),
    ...(sold || isOwed
      ? [{ job: { kind: "tell-of-subscription", subscription: id, step }, terms: { key: `${id}/${step}`, notBefore: null } } as const]
      : []),
    ...(sold && term !== null
      ? REMINDED_BEFORE.map(
          (days): JobOfSubscription => ({
            job: { kind: "remind-of-subscription", subscription: id, days },
            terms: { key: `${id}/${days}`, notBefore: term.until - days * DAY },
          }),
        )
      : []),
    ...refundSent(before, after),
  ];
}
