// Decision: docs/decisions/a-plan-is-a-payable.md
import { refundAfter } from "../payments/purchase/purchase.ts";
import { firstInstantOf, monthsAfter } from "../shared/day.ts";
import { indianDay } from "../shared/indian-time.ts";
import { ok, refused } from "../shared/result.ts";
import { SUBSCRIPTION_TABLE } from "./subscription-step.ts";
import type { MemberId } from "../account/family-member.ts";
import type { HealthPlan } from "../content/care-page.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { FullName } from "../identity/full-name.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { PurchaseRefund } from "../payments/purchase/purchase.ts";
import type { Result } from "../shared/result.ts";
import type { SubscriptionEvent, SubscriptionState, SubscriptionStep } from "./subscription-step.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * For how long a plan that is being bought waits for its payment, and again once one is asked for, in milliseconds. Source:
 * specification/plans.md, Subscription.
 */
export const SUBSCRIPTION_WAITS = 30 * MINUTE;

/**
 * For how long after its payment all money goes back while nothing was used, in milliseconds. Source: specification/plans.md, Subscription.
 */
export const CANCELLED_WITHIN = 14 * DAY;

/** From so long before its end on the next year can be bought, in milliseconds. Source: specification/plans.md, Subscription. */
export const FOLLOWED_FROM = 30 * DAY;

/** A plan as it was when it was bought: its price, terms and words stay what they were. */
export type BoughtPlan = Omit<HealthPlan, "picture">;

/** A member whom a plan covers beside its holder, by the name of that day. */
export type CoveredMember = { readonly id: MemberId; readonly name: FullName };

/**
 * What a subscription is about. `notBefore`: before this moment it does not begin, in milliseconds since 1970: the end of the year before
 * it, or when it was bought.
 */
export type SubscriptionFacts = {
  readonly id: PayableId;
  readonly customer: CustomerId;
  readonly plan: BoughtPlan;
  readonly members: readonly CoveredMember[];
  readonly notBefore: number;
};

/** From the first instant of `from` to before `until`, in milliseconds since 1970. */
export type Term = { readonly from: number; readonly until: number };

/**
 * A subscription as its steps have made it. `expiresAt`: until when it waits for its payment; null: it waits no more. `paidBy`, `term`
 * null: it was never paid.
 */
export type Subscription = SubscriptionFacts & {
  readonly state: SubscriptionState;
  readonly expiresAt: number | null;
  readonly paidBy: string | null;
  readonly term: Term | null;
  readonly refund: PurchaseRefund | null;
  /** The oldest first; the first is its being bought. */
  readonly history: readonly SubscriptionStep[];
};

export type SubscriptionStepRefusal =
  | { readonly kind: "not-possible"; readonly state: SubscriptionState }
  | { readonly kind: "too-early"; readonly from: number }
  | { readonly kind: "too-late"; readonly until: number }
  /** So many appointments were paid for by it. */
  | { readonly kind: "used"; readonly count: number };

/** A plan that is being bought at `at`. Source: specification/plans.md, Subscription. */
export const newSubscription = (facts: SubscriptionFacts, at: number): Subscription => ({
  ...facts,
  state: "pending_payment",
  expiresAt: at + SUBSCRIPTION_WAITS,
  paidBy: null,
  term: null,
  refund: null,
  history: [{ at, by: { kind: "customer" }, deed: { kind: "state", event: "buy", payment: null } }],
});

/**
 * A subscription from its facts and all its steps. Throws a RangeError where a step does not fit. Source: specification/plans.md,
 * Subscription.
 */
export function subscriptionFrom(facts: SubscriptionFacts, [first, ...steps]: readonly SubscriptionStep[]): Subscription {
  if (first === undefined) throw new RangeError(`${facts.id} has no steps`);
  let subscription = newSubscription(facts, first.at);
  for (const step of steps) {
    const next = subscriptionAfter(subscription, step);
    if (next.kind === "refused") throw new RangeError(`${facts.id}: ${next.refusal.kind}`);
    subscription = next.value;
  }
  return subscription;
}

/**
 * The subscription after a step. The same event again leaves it as it is. Refused where the step does not fit its state, comes too early or
 * too late. Whether it was used, it does not know. Source: specification/plans.md, Subscription.
 */
export function subscriptionAfter(subscription: Subscription, step: SubscriptionStep): Result<Subscription, SubscriptionStepRefusal> {
  const { deed, at } = step;
  if (deed.kind === "refund") return refundAfter(subscription, deed.event, step);
  const { event } = deed;
  const state = SUBSCRIPTION_TABLE[subscription.state][event];
  if (state === undefined) return refused({ kind: "not-possible", state: subscription.state });
  if (state === subscription.state && (state !== "pending_payment" || !isAnew(subscription, event))) return ok(subscription);
  if (event === "expire" && subscription.expiresAt !== null && at < subscription.expiresAt)
    return refused({ kind: "too-early", from: subscription.expiresAt });
  const until = cancellableUntil(subscription);
  if (event === "cancel" && until !== null && at > until) return refused({ kind: "too-late", until });
  return ok({
    ...subscription,
    state,
    expiresAt: expiryAfter(subscription, event, at),
    paidBy: subscription.paidBy ?? deed.payment,
    term: event === "pay" ? yearFrom(Math.max(at, subscription.notBefore)) : subscription.term,
    refund: event === "cancel" ? { payout: subscription.plan.price, state: "initiated" } : subscription.refund,
    history: [...subscription.history, step],
  });
}

/**
 * Until when all money goes back if nothing was used, in milliseconds since 1970; null: it is not active. Source: specification/plans.md,
 * Subscription.
 */
export function cancellableUntil({ state, history }: Pick<Subscription, "state" | "history">): number | null {
  const paid = history.find(({ deed }) => deed.kind === "state" && deed.event === "pay");
  return state === "active" && paid !== undefined ? paid.at + CANCELLED_WITHIN : null;
}

/** Whether it covers anybody at a moment. Source: specification/plans.md, Subscription. */
export const isRunning = ({ state, term }: Pick<Subscription, "state" | "term">, at: number): boolean =>
  state === "active" && term !== null && term.from <= at && at < term.until;

/** A year of the calendar, that ends as the same day of the next year begins in India. */
const yearFrom = (from: number): Term => ({ from, until: firstInstantOf(monthsAfter(indianDay(from), 12)) });

/** Whether an event that leads to its own state is a step all the same. */
function isAnew({ history }: Subscription, event: SubscriptionEvent): boolean {
  const last = history.findLast(({ deed }) => deed.kind === "state")?.deed;
  const before = last?.kind === "state" ? last.event : null;
  return event === "fail" || (event === "ask" && before !== "ask");
}

/** The first payment that is asked for gives it more time; another does not. */
function expiryAfter({ expiresAt, history }: Subscription, event: SubscriptionEvent, at: number): number | null {
  const wasAsked = history.some(({ deed }) => deed.kind === "state" && deed.event === "ask");
  if (event === "ask" && !wasAsked) return at + SUBSCRIPTION_WAITS;
  return event === "pay" ? null : expiresAt;
}
