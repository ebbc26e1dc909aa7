import { payableId } from "../../ledger/entry.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { FOLLOWED_FROM, newSubscription } from "../subscription.ts";
import { jobsOfWaiting, subscriptionChange } from "../subscription-change.ts";
import { subscriptionId } from "../subscription-id.ts";
import { subscriptionView } from "../subscription-view.ts";
import { maker } from "../../shared/use-case.ts";
import { PlanSubscriptions } from "../subscriptions.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { Households } from "../../account/households.port.ts";
import { Content } from "../../content/content.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { HealthPlan } from "../../content/care-page.ts";
import type { Reader } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { CoveredMember, Subscription } from "../subscription.ts";
import type { SubscriptionChange } from "../subscription-change.ts";
import type { SubscriptionView } from "../subscription-view.ts";

/** `members`: whom it covers beside its holder. `key` identifies the call. */
export type BuyPlanRequest = { readonly plan: string; readonly members: readonly MemberId[]; readonly key: string };

export type BuyPlanRefusal =
  | { readonly kind: "unknown-plan" | "unknown-member" }
  /** It covers so many people, its holder among them. */
  | { readonly kind: "too-many-people"; readonly people: number }
  /** Somebody who has a plan until `until` can buy the next from `from` on. */
  | { readonly kind: "has-a-plan"; readonly until: number; readonly from: number };

/**
 * Buys a plan for a year at its price and terms of this moment, and waits for its payment. Another that waits for a payment is given up for
 * it. Who has a plan buys the next in its last thirty days; it begins as the former ends. A repeated call answers what it bought before.
 * Source: specification/plans.md, Subscription.
 */
export type BuyPlan = (reader: Reader, request: BuyPlanRequest) => Promise<Result<SubscriptionView, BuyPlanRefusal>>;
export const BuyPlan = useCase<BuyPlan>("plans", "BuyPlan");

type Needs = {
  readonly subscriptions: Pick<PlanSubscriptions, "buy">;
  readonly households: Pick<Households, "family">;
  readonly content: Pick<Content, "healthPlanPage">;
  readonly now: Clock;
  readonly newId: NewId;
};

type Answer = Result<SubscriptionView, BuyPlanRefusal>;

export const makeBuyPlan = maker(
  BuyPlan,
  { subscriptions: PlanSubscriptions, now: Clock, households: Households, content: Content, newId: NewId },
  ({ subscriptions, households, content, now, newId }: Needs) =>
    async ({ customer, language }, { plan: wanted, members: named, key }) => {
      const [page, family] = await Promise.all([content.healthPlanPage(), households.family(customer)]);
      const plan = page?.plans.find(({ id }) => id === wanted);
      if (plan === undefined) return refused({ kind: "unknown-plan" });
      const members = family.filter(({ id }) => named.includes(id)).map(({ id, name }): CoveredMember => ({ id, name }));
      if (members.length < new Set(named).size) return refused({ kind: "unknown-member" });
      if (members.length > plan.people - 1) return refused({ kind: "too-many-people", people: plan.people });
      const [at, id] = [now(), payableId(subscriptionId(newId()))];
      return subscriptions.buy<Answer>({
        customer,
        key,
        at,
        decide(seen) {
          if (seen.earlier !== null) return { keep: null, release: [], answer: ok(subscriptionView(seen.earlier, at)) };
          const last = Math.max(at, ...seen.own.map(({ state, term }) => (state === "active" && term !== null ? term.until : at)));
          if (last - at > FOLLOWED_FROM)
            return { keep: null, release: [], answer: refused({ kind: "has-a-plan", until: last, from: last - FOLLOWED_FROM }) };
          const subscription = newSubscription({ id, customer, plan: withoutPicture(plan), members, notBefore: last }, at);
          return {
            keep: { subscription, language, jobs: jobsOfWaiting(subscription) },
            release: seen.own.flatMap((one) => released(one, at)),
            answer: ok(subscriptionView({ subscription, uses: [] }, at)),
          };
        },
      });
    },
);

const withoutPicture = ({ picture: _, ...plan }: HealthPlan) => plan;

function released(subscription: Subscription, at: number): readonly SubscriptionChange[] {
  if (subscription.state !== "pending_payment") return [];
  const change = subscriptionChange(subscription, [
    { at, by: { kind: "customer" }, deed: { kind: "state", event: "release", payment: null } },
  ]);
  return change.kind === "ok" ? [change.value] : [];
}
