import { subscriptionPayable } from "./subscription-payable.ts";
import { missingPlanPapers } from "../bills/issued-plan-paper.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Paise } from "../../shared/money.ts";
import type { KeptSubscription } from "../subscriptions.port.ts";

/** Something of a subscription that staff should look at, as `doctor` reports it. Times in milliseconds since 1970. */
export type SubscriptionTrouble = { readonly subscription: PayableId } & (
  | { readonly kind: "waiting-outlived"; readonly since: number }
  | { readonly kind: "not-paid"; readonly price: Paise }
  | { readonly kind: "no-bill" }
  | { readonly kind: "refund-waits"; readonly amount: Paise; readonly since: number }
);

const HOUR = 60 * 60 * 1000;
/** The job that ends its waiting may come late by so much. */
const ENDED_WITHIN = HOUR;
/** Providers send money back within so many days. */
const REFUNDED_WITHIN = 7 * 24 * HOUR;

/**
 * What is wrong with a subscription and its money: it waits for a payment longer than it may, none that fits stands behind it, it was paid
 * and has no bill, or a credit note less than it should, a refund waits for staff or is late. Empty: nothing. Source: specification/plans.md, Subscription.
 */
export function subscriptionTroubles(kept: Omit<KeptSubscription, "uses">, at: number): readonly SubscriptionTrouble[] {
  const { subscription, payments } = kept;
  const { id, state, expiresAt, plan, paidBy, refund, history } = subscription;
  const { price } = plan;
  const isPaid = payments.some(({ kind, payment, amount }) => kind === "captured" && payment === paidBy && amount === price);
  const since = history.at(-1)?.at ?? at;
  const isOpen = refund !== null && refund.state !== "processed";
  const isStuck = isOpen && (refund.state === "manual" || refund.state === "failed" || at - since > REFUNDED_WITHIN);
  return [
    ...(state === "pending_payment" && expiresAt !== null && at - expiresAt > ENDED_WITHIN
      ? [{ kind: "waiting-outlived", subscription: id, since: expiresAt } as const]
      : []),
    ...(subscriptionPayable(kept).state === "paid" && !isPaid ? [{ kind: "not-paid", subscription: id, price } as const] : []),
    ...(missingPlanPapers(kept, at).length > 0 ? [{ kind: "no-bill", subscription: id } as const] : []),
    ...(isStuck ? [{ kind: "refund-waits", subscription: id, amount: refund.payout, since } as const] : []),
  ];
}
