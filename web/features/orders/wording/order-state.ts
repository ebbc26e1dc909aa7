import { rupees } from "#web/design/wording/amounts.ts";
import { timeAt } from "#web/design/wording/clock-time.ts";
import { weekdayAt, weekdayOf } from "#web/design/wording/moments.ts";
import type { OrderSummary } from "#core/orders/views/order-summary.ts";
import type { ParcelState } from "#core/orders/parcels/parcel-state.ts";
import type { RefundState } from "#core/orders/returns/refund-state.ts";
import type { ReturnState } from "#core/orders/returns/return-state.ts";
import type { LineState } from "#core/orders/order/line-state.ts";

type Standing = Pick<OrderSummary, "standing" | "payment" | "deliveredAt"> & {
  readonly expected: OrderSummary["parcels"][number]["expected"];
};

const parcels: Readonly<Record<ParcelState, string>> = {
  placed: "Placed",
  confirmed: "Confirmed",
  packed: "Packed",
  shipped: "Shipped",
  "out-for-delivery": "Out for delivery",
  delivered: "Delivered",
  cancelled: "Cancelled",
  "rto-initiated": "Could not be delivered",
  "rto-received": "Back at the seller",
  lost: "Lost on its way",
};

const lines: Readonly<Record<LineState, string | null>> = {
  ordered: null,
  delivered: null,
  cancelled: "Cancelled",
  "partly-returned": "Partly returned",
  returned: "Returned",
  "came-back": "Not delivered",
  lost: "Lost",
};

const returns: Readonly<Record<ReturnState, string>> = {
  requested: "Asked for",
  approved: "Accepted",
  rejected: "Not accepted",
  "picked-up": "Picked up",
  received: "With the seller",
  "qc-passed": "Checked",
  "qc-failed": "Did not pass the check",
  closed: "Closed",
};

const refunds: Readonly<Record<RefundState, string>> = {
  initiated: "Begun",
  pending: "With your bank",
  processed: "Paid back",
  failed: "Being tried again",
  manual: "Being paid by hand",
  "none-due": "Nothing had been paid",
};

/** How far an order, its parcels, its returns and its refunds are. */
export const orderStateWords = {
  headline,
  detail,
  parcel: (state: ParcelState): string => parcels[state],
  line: (state: LineState): string | null => lines[state],
  giveBack: (state: ReturnState): string => returns[state],
  refund: (state: RefundState): string => refunds[state],
};

const UNPAID: Readonly<Record<string, string>> & { readonly waiting: string } = {
  waiting: "Waiting for your payment",
  failed: "The payment did not go through",
  "being-checked": "Your payment is being checked",
  expired: "Ended without a payment",
};

function headline({ standing, payment }: Standing): string {
  switch (standing) {
    case "quoted":
    case "pending-payment":
    case "payment-failed":
    case "expired":
      return UNPAID[payment.kind] ?? UNPAID.waiting;
    case "placed":
      return "Placed";
    case "confirmed":
      return "Confirmed by the seller";
    case "packed":
      return "Packed, about to leave";
    case "shipped":
      return "On its way";
    case "out-for-delivery":
      return "Out for delivery";
    case "delivered":
      return "Delivered";
    case "cancelled":
      return "Cancelled";
    case "rto-initiated":
      return "Could not be delivered";
    case "rto-received":
      return "Came back to the seller";
    case "lost":
      return "Lost on its way";
  }
}

/** What one wants to know next; null: nothing. */
function detail({ standing, payment, deliveredAt, expected }: Standing): string | null {
  if (payment.kind === "waiting" || payment.kind === "failed") return `Pay by ${timeAt(payment.until)}, or the order ends.`;
  if (payment.kind === "being-checked") return "We tell you as soon as your bank answers. Please do not pay twice.";
  if (payment.kind === "expired" && payment.surplus > 0) return `${rupees(payment.surplus)} that was taken goes back to you.`;
  if (standing === "delivered" && deliveredAt !== null) return `On ${weekdayAt(deliveredAt)}`;
  return expected === null ? null : `Expected ${weekdayOf(expected.earliest)} to ${weekdayOf(expected.latest)}`;
}
