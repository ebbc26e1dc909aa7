import { purchaseTroubles } from "../../payments/purchase/purchase-trouble.ts";
import { subscriptionPayable } from "../subscription-payable.ts";
import { missingPlanPapers } from "../issued-plan-paper.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { PurchaseTrouble } from "../../payments/purchase/purchase-trouble.ts";
import type { KeptSubscription } from "../subscriptions.port.ts";

/** Something of a subscription that staff should look at, as `doctor` reports it. */
export type SubscriptionTrouble = PurchaseTrouble | { readonly purchase: PayableId; readonly kind: "no-bill" };

/**
 * What is wrong with a subscription and its money: what can be of any purchase, and that it was paid and has no bill, or a credit note less
 * than it should. Empty: nothing. `at` in milliseconds since 1970. Source: specification/plans.md, Subscription.
 */
export function subscriptionTroubles(stored: Omit<KeptSubscription, "uses">, at: number): readonly SubscriptionTrouble[] {
  const { subscription, payments } = stored;
  const terms = { state: subscriptionPayable(stored).state, price: subscription.plan.price };
  return [
    ...purchaseTroubles({ purchase: subscription, payments }, terms, at),
    ...(missingPlanPapers(stored, at).length > 0 ? [{ kind: "no-bill", purchase: subscription.id } as const] : []),
  ];
}
