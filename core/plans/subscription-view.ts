import { NOTHING } from "../shared/money.ts";
import { leftAt, usedAt } from "./plan-use.ts";
import { cancellableUntil } from "./subscription.ts";
import type { Paise } from "../shared/money.ts";
import type { PlanUse } from "./plan-use.ts";
import type { KeptSubscription } from "./subscriptions.port.ts";
import type { Subscription, SubscriptionFacts } from "./subscription.ts";

/** As its customer reads it. "coming": its year has not begun. "ended": its year is over. */
export const SUBSCRIPTION_STAGES = ["waiting", "coming", "running", "ended", "cancelled", "not-paid"] as const;
export type SubscriptionStage = (typeof SUBSCRIPTION_STAGES)[number];

/** A subscription as its customer sees it at a moment. Times in milliseconds since 1970. */
export type SubscriptionView = Omit<SubscriptionFacts, "customer" | "notBefore"> &
  Pick<Subscription, "expiresAt" | "term"> & {
    readonly stage: SubscriptionStage;
    readonly paidAt: number | null;
    /** Until when all goes back while nothing was used; null: nothing does. */
    readonly cancellableUntil: number | null;
    /** What goes back or has gone back. */
    readonly back: Paise;
    /** Whether what goes back has been sent by the provider or by staff. */
    readonly isBack: boolean;
    /** The appointments that it pays for, the earliest start first, and how many more it can pay for. */
    readonly uses: readonly PlanUse[];
    readonly left: number;
  };

/** What a customer sees of a subscription of their own. Source: specification/plans.md, Subscription. */
export function subscriptionView(stored: Pick<KeptSubscription, "subscription" | "uses">, now: number): SubscriptionView {
  const { subscription } = stored;
  const uses = usedAt(stored.uses, now);
  const { id, plan, members, expiresAt, term, refund, history } = subscription;
  const until = cancellableUntil(subscription);
  const paid = history.find(({ deed }) => deed.kind === "state" && deed.event === "pay");
  return {
    id,
    plan,
    members,
    expiresAt,
    term,
    stage: stageAt(subscription, now),
    paidAt: paid?.at ?? null,
    cancellableUntil: until !== null && now <= until && uses.length === 0 ? until : null,
    back: refund?.payout ?? NOTHING,
    isBack: refund?.state === "processed",
    uses,
    left: leftAt(stored, now),
  };
}

/** How a subscription stands at a moment. Source: specification/plans.md, Subscription. */
export function stageAt({ state, term, paidBy }: Subscription, now: number): SubscriptionStage {
  switch (state) {
    case "pending_payment":
      return "waiting";
    case "active":
      return term === null || now < term.from ? "coming" : now < term.until ? "running" : "ended";
    case "cancelled":
      return paidBy === null ? "not-paid" : "cancelled";
  }
}
