import { rupees } from "#web/design/figures/amounts.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { datedWeekdayAt } from "#web/design/figures/moments.ts";
import { orderStatePhrases as says } from "#web/features/orders/wording/order-state.ts";
import type { LineState } from "#core/orders/order/line-state.ts";
import type { OrderSummary } from "#core/orders/views/order-summary.ts";

type ShownState = Pick<OrderSummary, "state" | "payment" | "deliveredAt"> & {
  readonly expected: OrderSummary["parcels"][number]["expected"];
};

/** How the state of an order is told, in any language. */
export const orderStateWords = {
  ...says,
  headline,
  detail,
  /** null: there is nothing to say of it. */
  line: (state: LineState) => (state === "ordered" || state === "delivered" ? null : says.line[state]),
};

const unpaid: Readonly<Record<string, string>> = says.unpaid;

function headline({ state, payment }: ShownState): string {
  switch (state) {
    case "quoted":
    case "pending-payment":
    case "payment-failed":
    case "expired":
      if (payment.kind === "expired" && payment.isGivenUp) return says.headline.cancelled;
      return unpaid[payment.kind] ?? says.unpaid.waiting;
    case "placed":
    case "confirmed":
    case "packed":
    case "shipped":
    case "out-for-delivery":
    case "delivered":
    case "cancelled":
    case "rto-initiated":
    case "rto-received":
    case "lost":
      return says.headline[state];
  }
}

/** What one wants to know next; null: nothing. */
function detail({ state, payment, deliveredAt, expected }: ShownState): string | null {
  if (payment.kind === "waiting" || payment.kind === "failed") return says.payBy({ time: timeAt(payment.until) });
  if (payment.kind === "being-checked") return says.onceBankAnswers;
  if (payment.kind === "expired" && payment.surplus > 0) return says.goesBack({ amount: rupees(payment.surplus) });
  if (state === "delivered" && deliveredAt !== null) return says.deliveredOn({ day: datedWeekdayAt(deliveredAt) });
  return expected === null ? null : says.expected({ earliest: weekdayOf(expected.earliest), latest: weekdayOf(expected.latest) });
}
