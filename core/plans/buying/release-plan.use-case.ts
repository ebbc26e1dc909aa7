import { useCase } from "../../shared/token.ts";
import { changeMySubscription } from "../change-my-subscription.ts";
import { maker } from "../../shared/use-case.ts";
import { PlanSubscriptions } from "../subscriptions.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { SubscriptionStepAnswer } from "../change-my-subscription.ts";

/**
 * Gives up a plan that waits for its payment; again it changes nothing. Refused once it is paid. Source: specification/plans.md,
 * Subscription.
 */
export type ReleasePlan = (customer: CustomerId, id: PayableId) => Promise<SubscriptionStepAnswer>;
export const ReleasePlan = useCase<ReleasePlan>("plans", "ReleasePlan");

export const makeReleasePlan = maker(
  ReleasePlan,
  { subscriptions: PlanSubscriptions, now: Clock },
  ({ subscriptions, now }: { readonly subscriptions: Pick<PlanSubscriptions, "change">; readonly now: Clock }) =>
    (customer, id) =>
      changeMySubscription(subscriptions, customer, { id, event: "release", at: now() }),
);
