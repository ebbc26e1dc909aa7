import { rupees } from "#web/design/figures/amounts.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { unpaidOrderPhrases as says } from "#web/features/orders/wording/unpaid-order.ts";
import type { UnpaidOrder } from "./unpaid-orders-model.ts";

/** How it is told that an order waits for its payment, in any language. */
export const unpaidOrderWords = { toOrder: says.toOrder, waits };

function waits({ order: { number, total, payment }, shares }: UnpaidOrder): string {
  const next =
    payment.kind === "being-checked" ? says.isChecked : "until" in payment ? says.payableUntil({ until: timeAt(payment.until) }) : "";
  return [says.waits[shares]({ number, total: rupees(total) }), next, says.another].join(" ");
}
