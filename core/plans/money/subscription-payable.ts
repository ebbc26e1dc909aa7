import { surplusKey } from "../../payments/payment-entries.ts";
import { paymentStateFrom } from "../../payments/payment-state.ts";
import { SUBSCRIPTION_WAITS } from "../subscription.ts";
import type { Payable, PayableStanding } from "../../payments/payable.ts";
import type { Subscription } from "../subscription.ts";
import type { SubscriptionEvent } from "../subscription-step.ts";
import type { KeptSubscription } from "../subscriptions.port.ts";

/** A subscription as payments know it. Source: specification/payments.md, What is paid for. */
export function subscriptionPayable({ subscription, payments, ledger }: Omit<KeptSubscription, "uses">): Payable {
  const due = subscription.plan.price;
  const standing = standingOf(subscription);
  const state = paymentStateFrom(payments, due, subscription.paidBy);
  const sent = new Set(ledger.map(({ key }) => key));
  const isUnused = state.kind === "paid" && standing !== "paid";
  const unneeded = isUnused && state.decidedBy !== null ? [state.decidedBy, ...state.surplus] : state.surplus;
  const asks = timesOf(subscription, "ask");
  const { refund } = subscription;
  return {
    id: subscription.id,
    customer: subscription.customer,
    standing,
    due,
    asked: asks[0] ?? null,
    tried: asks.at(-1) ?? null,
    closes: subscription.expiresAt,
    waits: SUBSCRIPTION_WAITS,
    paidAt: timesOf(subscription, "pay")[0] ?? null,
    payments: state,
    goingBack: unneeded.filter(({ payment }) => !sent.has(surplusKey(subscription, payment))),
    refunds: refund === null ? [] : [{ number: 1, payout: refund.payout, state: LEFT[refund.state] }],
  };
}

const LEFT = { initiated: "initiated", pending: "pending", manual: "manual", processed: "ended", failed: "ended" } as const;

function standingOf({ state, paidBy, history }: Subscription): PayableStanding {
  switch (state) {
    case "pending_payment": {
      const last = history.at(-1)?.deed;
      return last?.kind === "state" && last.event === "fail" ? "failed" : "open";
    }
    case "active":
      return "paid";
    case "cancelled":
      return paidBy === null ? "over" : "paid";
  }
}

const timesOf = ({ history }: Subscription, event: SubscriptionEvent): readonly number[] =>
  history.flatMap(({ at, deed }) => (deed.kind === "state" && deed.event === event ? [at] : []));
