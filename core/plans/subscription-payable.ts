import { purchasePayable, pendingStateOf } from "../payments/purchase/purchase-payable.ts";
import { SUBSCRIPTION_WAITS } from "./subscription.ts";
import type { Payable, PayableState } from "../payments/payable.ts";
import type { Subscription } from "./subscription.ts";
import type { KeptSubscription } from "./subscriptions.port.ts";

/** A subscription as payments know it. Source: specification/payments.md, What is paid for. */
export const subscriptionPayable = ({
  subscription,
  payments,
  ledger,
}: Pick<KeptSubscription, "subscription" | "payments" | "ledger">): Payable =>
  purchasePayable(
    { purchase: subscription, payments, ledger },
    { state: payableStateOf(subscription), due: subscription.plan.price, waits: SUBSCRIPTION_WAITS },
  );

function payableStateOf(subscription: Subscription): PayableState {
  switch (subscription.state) {
    case "pending_payment":
      return pendingStateOf(subscription);
    case "active":
      return "paid";
    case "cancelled":
      return subscription.paidBy === null ? "over" : "paid";
  }
}
