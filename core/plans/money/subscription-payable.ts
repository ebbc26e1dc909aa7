import { purchasePayable, standingOfPending } from "../../payments/purchase/purchase-payable.ts";
import { SUBSCRIPTION_WAITS } from "../subscription.ts";
import type { Payable, PayableStanding } from "../../payments/payable.ts";
import type { Subscription } from "../subscription.ts";
import type { KeptSubscription } from "../subscriptions.port.ts";

/** A subscription as payments know it. Source: specification/payments.md, What is paid for. */
export const subscriptionPayable = ({
  subscription,
  payments,
  ledger,
}: Pick<KeptSubscription, "subscription" | "payments" | "ledger">): Payable =>
  purchasePayable(
    { purchase: subscription, payments, ledger },
    { standing: standingOf(subscription), due: subscription.plan.price, waits: SUBSCRIPTION_WAITS },
  );

function standingOf(subscription: Subscription): PayableStanding {
  switch (subscription.state) {
    case "pending_payment":
      return standingOfPending(subscription);
    case "active":
      return "paid";
    case "cancelled":
      return subscription.paidBy === null ? "over" : "paid";
  }
}
