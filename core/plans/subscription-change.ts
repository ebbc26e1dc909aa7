import { entry } from "../ledger/entry.ts";
import { RECONCILED_AFTER } from "../payments/payment-times.ts";
import { paise } from "../shared/money.ts";
import { ok } from "../shared/result.ts";
import { subscriptionAfter } from "./subscription.ts";
import type { QueuedJob } from "../jobs/job.ts";
import type { Account, Entry } from "../ledger/entry.ts";
import type { MoneyJob } from "../payments/money-job.ts";
import type { Paise } from "../shared/money.ts";
import type { Result } from "../shared/result.ts";
import type { Subscription, SubscriptionStepRefusal } from "./subscription.ts";
import type { SubscriptionJob } from "./subscription-job.ts";
import type { SubscriptionStep } from "./subscription-step.ts";

export type JobOfSubscription = QueuedJob<SubscriptionJob | MoneyJob>;

/** A subscription after some steps, and everything that they bring about. It is stored as a whole or not at all. */
export type SubscriptionChange = {
  readonly after: Subscription;
  readonly entries: readonly Entry[];
  readonly jobs: readonly JobOfSubscription[];
};

/** The change that leaves a subscription as it is. */
export const unchanged = (subscription: Subscription): SubscriptionChange => ({ after: subscription, entries: [], jobs: [] });

/**
 * The subscription after the steps, taken one after the other, with the money and the jobs that they bring about. Refused where one does not fit;
 * then none is taken. Source: specification/plans.md, Subscription.
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
  const { id, plan } = after;
  const theirs: Account = `plan:${plan.id}`;
  const isSold = before.state === "pending_payment" && after.state === "active";
  const owed = before.refund === null ? after.refund : null;
  const paid = after.refund?.state === "processed" && before.refund?.state !== "processed" ? after.refund : null;
  return [
    ...(isSold ? [entry({ key: `${id}/sale`, payable: id, kind: "sale", at, postings: between(theirs, "customer", plan.price) })] : []),
    ...(owed === null
      ? []
      : [entry({ key: `${id}/refund/1`, payable: id, kind: "refund", at, postings: between("customer", theirs, owed.payout) })]),
    ...(paid === null
      ? []
      : [entry({ key: `${id}/payout/1`, payable: id, kind: "payout", at, postings: between("provider", "customer", paid.payout) })]),
  ];
}

const between = (from: Account, to: Account, amount: Paise) => [
  { account: from, amount: paise(0 - amount) },
  { account: to, amount },
];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** So many days before its end its holder is reminded. Source: specification/plans.md, Subscription. */
export const REMINDED_BEFORE = [30, 7] as const;

function jobsBetween(before: Subscription, after: Subscription, at: number): readonly JobOfSubscription[] {
  const { id, term } = after;
  const step = after.history.length - 1;
  const isAsked = before.state === "pending_payment" && after.state === "pending_payment" && before.expiresAt !== after.expiresAt;
  const isSold = before.state === "pending_payment" && after.state === "active";
  const isOwed = before.refund === null && after.refund !== null;
  return [
    ...(isAsked
      ? [
          ...jobsOfWaiting(after),
          ...RECONCILED_AFTER.map(
            (minutes): JobOfSubscription => ({
              job: { kind: "reconcile-payments", order: id },
              terms: { key: `${id}/${minutes}`, notBefore: at + minutes * MINUTE },
            }),
          ),
        ]
      : []),
    ...(isSold || isOwed
      ? [{ job: { kind: "tell-of-subscription", subscription: id, step }, terms: { key: `${id}/${step}`, notBefore: null } } as const]
      : []),
    ...(isSold && term !== null
      ? REMINDED_BEFORE.map(
          (days): JobOfSubscription => ({
            job: { kind: "remind-of-subscription", subscription: id, days },
            terms: { key: `${id}/${days}`, notBefore: term.until - days * DAY },
          }),
        )
      : []),
    ...(isOwed ? [{ job: { kind: "send-refund", order: id, refund: 1 }, terms: { key: `${id}/1`, notBefore: null } } as const] : []),
  ];
}
