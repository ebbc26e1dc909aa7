import { ok, refused } from "../shared/result.ts";
import { usedAt } from "./plan-use.ts";
import { subscriptionChange } from "./subscription-change.ts";
import { subscriptionView } from "./subscription-view.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Result } from "../shared/result.ts";
import type { SubscriptionStepRefusal } from "./subscription.ts";
import type { SubscriptionView } from "./subscription-view.ts";
import type { PlanSubscriptions } from "./subscriptions.port.ts";

/** Somebody else's subscription is refused like one that does not exist. */
export type UnknownSubscription = { readonly kind: "unknown-subscription" };

export type SubscriptionStepAnswer = Result<SubscriptionView, UnknownSubscription | SubscriptionStepRefusal>;

type Wanted = { readonly id: PayableId; readonly event: "release" | "cancel"; readonly at: number };

/** Takes a step of a customer's own subscription, or refuses it. Source: specification/plans.md, Subscription. */
export async function changeMySubscription(
  subscriptions: Pick<PlanSubscriptions, "change">,
  customer: CustomerId,
  { id, event, at }: Wanted,
): Promise<SubscriptionStepAnswer> {
  const answer = await subscriptions.change<SubscriptionStepAnswer>(id, {
    at,
    events: [],
    decide({ subscription, uses }) {
      if (subscription.customer !== customer) return { change: null, answer: refused({ kind: "unknown-subscription" }) };
      const used = event === "cancel" ? usedAt(uses, at).length : 0;
      if (used > 0) return { change: null, answer: refused({ kind: "used", count: used }) };
      const moved = subscriptionChange(subscription, [{ at, by: { kind: "customer" }, deed: { kind: "state", event, payment: null } }]);
      if (moved.kind === "refused") return { change: null, answer: moved };
      const { after } = moved.value;
      return { change: after === subscription ? null : moved.value, answer: ok(subscriptionView({ subscription: after, uses }, at)) };
    },
  });
  return answer ?? refused({ kind: "unknown-subscription" });
}
