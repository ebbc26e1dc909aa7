import { useCase } from "../shared/token.ts";
import { isBeingChecked } from "../payments/payment-status.ts";
import { subscriptionPayable } from "./subscription-payable.ts";
import { subscriptionView } from "./subscription-view.ts";
import { maker } from "../shared/use-case.ts";
import { PlanSubscriptions } from "./subscriptions.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { SubscriptionView } from "./subscription-view.ts";

/** `isBeingChecked`: a payment of it is under way. */
export type ListedPlan = SubscriptionView & { readonly isBeingChecked: boolean };

/** A customer's plans, the latest first; those that nobody ever paid for are left out. Source: specification/plans.md, Subscription. */
export type ListMyPlans = (customer: CustomerId) => Promise<readonly ListedPlan[]>;
export const ListMyPlans = useCase<ListMyPlans>("plans", "ListMyPlans");

export const makeListMyPlans = maker(
  ListMyPlans,
  { subscriptions: PlanSubscriptions, now: Clock },
  ({ subscriptions, now }: { readonly subscriptions: Pick<PlanSubscriptions, "of">; readonly now: Clock }) =>
    async (customer) => {
      const at = now();
      return (await subscriptions.of(customer))
        .filter(({ subscription, payments }) => subscription.state !== "cancelled" || payments.length > 0)
        .map((stored) => ({ ...subscriptionView(stored, at), isBeingChecked: isBeingChecked(subscriptionPayable(stored), at) }));
    },
);
