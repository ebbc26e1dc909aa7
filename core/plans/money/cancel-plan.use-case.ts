import { useCase } from "../../shared/token.ts";
import { changeMySubscription } from "../change-my-subscription.ts";
import { maker } from "../../shared/use-case.ts";
import { PlanSubscriptions } from "../subscriptions.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { SubscriptionStepAnswer } from "../change-my-subscription.ts";

/**
 * Cancels a plan of the customer's own, and sends all its money back. Refused later than fourteen days after its payment, or once it was
 * used. Source: specification/plans.md, Subscription.
 */
export type CancelPlan = (customer: CustomerId, id: PayableId) => Promise<SubscriptionStepAnswer>;
export const CancelPlan = useCase<CancelPlan>("plans", "CancelPlan");

export const makeCancelPlan = maker(
  CancelPlan,
  { subscriptions: PlanSubscriptions, now: Clock },
  ({ subscriptions, now }: { readonly subscriptions: Pick<PlanSubscriptions, "change">; readonly now: Clock }) =>
    (customer, id) =>
      changeMySubscription(subscriptions, customer, { id, event: "cancel", at: now() }),
);
