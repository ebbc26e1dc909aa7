import { token } from "../shared/token.ts";
import { recordSurplus } from "./record-payments.ts";
import { surplusKey } from "../orders/money/money-moves.ts";
import { stillGoingBack } from "../orders/money/payment-state.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Orders } from "../orders/order/orders.port.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { PaymentProvider } from "./payment-provider.port.ts";

/**
 * Sends back a captured payment that the order doesn't need: its amount differs, it is a second payment, or it came too late. Throws
 * `PortUnavailable`. Throws `NotReturned` where the provider refuses; then the job is parked, where staff see it.
 * Source: specification/payments.md, A late payment.
 */
export type ReturnSurplus = (order: PayableId, payment: string) => Promise<void>;
export const ReturnSurplus = token<ReturnSurplus>("ReturnSurplus");

/** The provider won't send this money back, and it isn't ours: staff have to send it. */
export class NotReturned extends Error {
  override readonly name = "NotReturned";
}

export const makeReturnSurplus =
  ({ provider, orders, now }: { readonly provider: PaymentProvider; readonly orders: Orders; readonly now: Clock }): ReturnSurplus =>
  async (id, payment) => {
    const kept = await orders.withId(id);
    if (kept === null) return;
    const event = stillGoingBack(kept).find((one) => one.payment === payment);
    if (event === undefined) return;
    const outcome = await provider.refund({ payment, amount: event.amount, key: surplusKey(kept.order, payment) });
    if (outcome.state === "failed") throw new NotReturned(`${payment} of ${id} has to be sent back by hand`);
    await recordSurplus({ orders, order: id, payment, outcome, at: now() });
  };
