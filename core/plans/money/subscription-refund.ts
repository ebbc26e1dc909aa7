import { ok, refused } from "../../shared/result.ts";
import type { Result } from "../../shared/result.ts";
import type { Subscription, SubscriptionRefund, SubscriptionStepRefusal } from "../subscription.ts";
import type { SubscriptionRefundEvent, SubscriptionStep } from "../subscription-step.ts";

/** A subscription after something became of its refund. Source: specification/plans.md, Subscription. */
export function subscriptionRefundAfter(
  subscription: Subscription,
  event: SubscriptionRefundEvent,
  step: SubscriptionStep,
): Result<Subscription, SubscriptionStepRefusal> {
  const { refund } = subscription;
  const state = refund === null ? undefined : REFUND_TABLE[refund.state][event];
  if (refund === null || state === undefined) return refused({ kind: "not-possible", state: subscription.state });
  if (state === refund.state) return ok(subscription);
  return ok({ ...subscription, refund: { ...refund, state }, history: [...subscription.history, step] });
}

/** A refund never leaves "processed". */
const REFUND_TABLE: Readonly<
  Record<SubscriptionRefund["state"], Readonly<Partial<Record<SubscriptionRefundEvent, SubscriptionRefund["state"]>>>>
> = {
  initiated: { send: "pending", "give-up": "manual" },
  pending: { send: "pending", process: "processed", fail: "failed" },
  processed: { process: "processed", fail: "processed" },
  failed: { fail: "failed", process: "processed", "give-up": "manual" },
  manual: { "give-up": "manual", process: "processed", fail: "manual" },
};
