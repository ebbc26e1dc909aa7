import type { PurchaseRefundEvent } from "../payments/purchase/purchase.ts";

/**
 * "active" from its payment on, also once its year is over: whether it is over, its term and the clock say. Source: specification/plans.md,
 * Subscription.
 */
export const SUBSCRIPTION_STATES = ["pending_payment", "active", "cancelled"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** "fail": a payment failed. "release": its customer gave it up before paying. "expire": nobody paid in time. */
export const SUBSCRIPTION_EVENTS = ["buy", "ask", "pay", "fail", "release", "expire", "cancel"] as const;
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number];

/** Who took a step. "clock": nobody did; time went by. */
export type SubscriptionActor = { readonly kind: "customer" | "provider" | "clock" };

/** `payment`: the provider's id of the payment that pays; null: none does. */
export type SubscriptionDeed =
  | { readonly kind: "state"; readonly event: SubscriptionEvent; readonly payment: string | null }
  | { readonly kind: "refund"; readonly event: PurchaseRefundEvent };

/** `at` in milliseconds since 1970. */
export type SubscriptionStep = { readonly at: number; readonly by: SubscriptionActor; readonly deed: SubscriptionDeed };

/** Where each event leads. An event that stands in no cell is refused. */
export const SUBSCRIPTION_TABLE: Readonly<Record<SubscriptionState, Readonly<Partial<Record<SubscriptionEvent, SubscriptionState>>>>> = {
  pending_payment: {
    buy: "pending_payment",
    ask: "pending_payment",
    pay: "active",
    fail: "pending_payment",
    release: "cancelled",
    expire: "cancelled",
  },
  active: { pay: "active", cancel: "cancelled" },
  cancelled: { release: "cancelled", expire: "cancelled", fail: "cancelled", cancel: "cancelled" },
};
