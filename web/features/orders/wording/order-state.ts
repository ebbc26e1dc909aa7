import type { Facts } from "#web/design/phrase.ts";
import type { LineState } from "#core/orders/order/line-state.ts";
import type { OrderSummary } from "#core/orders/views/order-summary.ts";
import type { ParcelState } from "#core/orders/order/parcel-state.ts";
import type { RefundState } from "#core/orders/order/refund-state.ts";
import type { ReturnState } from "#core/orders/order/return-state.ts";

/** How far an order, its parcels, its returns and its refunds are. */
export const orderStatePhrases = {
  unpaid: {
    waiting: "Waiting for your payment",
    failed: "The payment did not go through",
    "being-checked": "Your payment is being checked",
    expired: "Cancelled: not paid in time",
  } satisfies Record<"waiting" | "failed" | "being-checked" | "expired", string>,
  headline: {
    placed: "Placed",
    confirmed: "Confirmed by the seller",
    packed: "Packed and about to leave",
    shipped: "On its way",
    "out-for-delivery": "Out for delivery",
    delivered: "Delivered",
    cancelled: "Cancelled",
    "rto-initiated": "Could not be delivered",
    "rto-received": "Returned to the seller",
    lost: "Lost in transit",
  } satisfies Record<Exclude<OrderSummary["state"], "quoted" | "pending-payment" | "payment-failed" | "expired">, string>,
  payBy: ({ time }: Facts<"time">) => `Pay by ${time}, or it will be cancelled.`,
  onceBankAnswers: "We'll tell you as soon as your bank answers. Please don't pay twice.",
  goesBack: ({ amount }: Facts<"amount">) => `${amount} that you were charged is refunded to you.`,
  deliveredOn: ({ day }: Facts<"day">) => `On ${day}`,
  expected: ({ earliest, latest }: Facts<"earliest" | "latest">) => `Expected ${earliest} to ${latest}`,
  parcel: {
    placed: "Placed",
    confirmed: "Confirmed",
    packed: "Packed",
    shipped: "Shipped",
    "out-for-delivery": "Out for delivery",
    delivered: "Delivered",
    cancelled: "Cancelled",
    "rto-initiated": "Could not be delivered",
    "rto-received": "Back with the seller",
    lost: "Lost in transit",
  } satisfies Record<ParcelState, string>,
  line: {
    cancelled: "Cancelled",
    "partly-returned": "Partly returned",
    returned: "Returned",
    "came-back": "Not delivered",
    lost: "Lost",
  } satisfies Record<Exclude<LineState, "ordered" | "delivered">, string>,
  giveBack: {
    requested: "Return requested",
    approved: "Return accepted",
    rejected: "Return not accepted",
    "picked-up": "Picked up",
    received: "Back with the seller",
    "qc-passed": "Checked",
    "qc-failed": "Did not pass the check",
    closed: "Closed",
  } satisfies Record<ReturnState, string>,
  refund: {
    initiated: "On its way to you",
    pending: "With your bank",
    processed: "Refunded",
    failed: "We are trying again",
    manual: "Our team is paying it",
    "none-due": "Nothing was paid",
  } satisfies Record<RefundState, string>,
};
