import { changeBy } from "../orders/order/order-change.ts";
import { paymentStateOf } from "../orders/money/payment-state.ts";
import { token } from "../shared/token.ts";
import { recordRefund } from "./record-payments.ts";
import { refundKey } from "./refund-key.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Orders } from "../orders/order/orders.port.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { PaymentProvider } from "./payment-provider.port.ts";

/**
 * Sends a refund's money back the way it came; a repetition does not send it again. Money that came through no provider, as cash at the
 * door, is left to staff, who pay it to a bank account or by UPI. A refund that staff took over is not sent; but it may have been sent
 * before that was noted, so the provider is asked about it. Throws `PortUnavailable`.
 * Source: specification/payments.md, Refunds at the provider.
 */
export type SendRefund = (order: PayableId, number: number) => Promise<void>;
export const SendRefund = token<SendRefund>("SendRefund");

export const makeSendRefund =
  ({ provider, orders, now }: { readonly provider: PaymentProvider; readonly orders: Orders; readonly now: Clock }): SendRefund =>
  async (id, number) => {
    const kept = await orders.withId(id);
    const refund = kept?.order.refunds[number - 1];
    if (kept === null || refund === undefined || (refund.state !== "initiated" && refund.state !== "manual")) return;
    const { order } = kept;
    const { kind, decidedBy } = paymentStateOf(kept);
    const paying = kind === "paid" ? decidedBy : null;
    if (paying === null) return byHand(orders, { order: id, number, at: now() });
    const asked = { payment: paying.payment, amount: refund.payout, key: refundKey(order, number) };
    const outcome = await (refund.state === "initiated" ? provider.refund(asked) : provider.refundOf(asked));
    if (outcome !== null) await recordRefund({ orders, order: id, number, outcome, at: now() });
  };

type ByHand = { readonly order: PayableId; readonly number: number; readonly at: number };

async function byHand(orders: Orders, { order, number, at }: ByHand): Promise<void> {
  await orders.change(order, {
    at,
    key: null,
    events: [],
    decide(seen) {
      const moved = changeBy(seen.order, [{ at, by: { kind: "clock" }, deed: { kind: "refund", number, event: "give-up" } }]);
      return { change: moved.kind === "ok" ? moved.value : null, answer: null };
    },
  });
}
