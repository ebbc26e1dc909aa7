import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { usedAt } from "../plan-use.ts";
import { subscriptionAfter } from "../subscription.ts";
import { maker } from "../../shared/use-case.ts";
import { PlanSubscriptions } from "../subscriptions.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Paise } from "../../shared/money.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownSubscription } from "../change-my-subscription.ts";
import type { SubscriptionStepRefusal } from "../subscription.ts";

/** `back`: what a cancellation now would refund of `paid`, taxes included. */
export type PlanCancelPreview = { readonly paid: Paise; readonly back: Paise };

/** What goes back if the customer cancels now. Refused where they can't. Source: specification/plans.md, Subscription. */
export type PreviewPlanCancel = (
  customer: CustomerId,
  id: PayableId,
) => Promise<Result<PlanCancelPreview, UnknownSubscription | SubscriptionStepRefusal>>;
export const PreviewPlanCancel = useCase<PreviewPlanCancel>("plans", "PreviewPlanCancel");

export const makePreviewPlanCancel = maker(
  PreviewPlanCancel,
  { subscriptions: PlanSubscriptions, now: Clock },
  ({ subscriptions, now }: { readonly subscriptions: Pick<PlanSubscriptions, "withId">; readonly now: Clock }) =>
    async (customer, id) => {
      const stored = await subscriptions.withId(id);
      if (stored === null || stored.subscription.customer !== customer) return refused({ kind: "unknown-subscription" });
      const at = now();
      const used = usedAt(stored.uses, at).length;
      if (used > 0) return refused({ kind: "used", count: used });
      const step = { at, by: { kind: "customer" }, deed: { kind: "state", event: "cancel", payment: null } } as const;
      const after = subscriptionAfter(stored.subscription, step);
      if (after.kind === "refused") return after;
      const { state, plan, refund } = after.value;
      return refund === null ? refused({ kind: "not-possible", state }) : ok({ paid: plan.price, back: refund.payout }); // It was never paid.
    },
);
