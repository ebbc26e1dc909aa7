import { purchasePayables } from "../../payments/purchase/purchase-payables.ts";
import { subscriptionChange, unchanged } from "../subscription-change.ts";
import { subscriptionPayable } from "../subscription-payable.ts";
import type { Payables } from "../../payments/payables.port.ts";
import type { PurchaseRules } from "../../payments/purchase/purchase-change-by-payments.ts";
import type { SubscriptionChange } from "../subscription-change.ts";
import type { Subscription } from "../subscription.ts";
import type { KeptSubscription, PlanSubscriptions } from "../subscriptions.port.ts";

/** Subscriptions as payments know them. Source: specification/payments.md, What is paid for. */
export const subscriptionPayables = (subscriptions: PlanSubscriptions): Payables =>
  purchasePayables(subscriptions, RULES, ({ subscription: { plan } }) => ({
    kind: "plan",
    title: plan.title,
    hindi: plan.hindi?.title ?? null,
  }));

/**
 * A payment makes a subscription active as long as it waits for one; afterwards the money goes back. Source: specification/plans.md,
 * Subscription.
 */
const RULES: PurchaseRules<KeptSubscription, KeptSubscription, Subscription, SubscriptionChange, never> = {
  kept: ({ subscription, payments, ledger }) => ({ purchase: subscription, payments, ledger }),
  payable: ({ purchase, payments, ledger }) => subscriptionPayable({ subscription: purchase, payments, ledger }),
  unchanged,
  change: subscriptionChange,
  revival: () => null,
};
