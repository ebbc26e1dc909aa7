import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { subscriptionView } from "./subscription-view.ts";
import { maker } from "../shared/use-case.ts";
import { PlanSubscriptions } from "./subscriptions.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Result } from "../shared/result.ts";
import type { UnknownSubscription } from "./change-my-subscription.ts";
import type { SubscriptionView } from "./subscription-view.ts";

/** `now`: when it was read, in milliseconds since 1970, by which its clock is counted. */
export type ShownPlan = SubscriptionView & { readonly now: number };

/** A plan of the customer's own. Source: specification/plans.md, Subscription. */
export type ShowMyPlan = (customer: CustomerId, id: PayableId) => Promise<Result<ShownPlan, UnknownSubscription>>;
export const ShowMyPlan = useCase<ShowMyPlan>("plans", "ShowMyPlan");

export const makeShowMyPlan = maker(
  ShowMyPlan,
  { subscriptions: PlanSubscriptions, now: Clock },
  ({ subscriptions, now }: { readonly subscriptions: Pick<PlanSubscriptions, "withId">; readonly now: Clock }) =>
    async (customer, id) => {
      const stored = await subscriptions.withId(id);
      if (stored === null || stored.subscription.customer !== customer) return refused({ kind: "unknown-subscription" });
      const at = now();
      return ok({ ...subscriptionView(stored, at), now: at });
    },
);
