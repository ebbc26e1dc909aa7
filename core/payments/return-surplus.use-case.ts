import { token } from "../shared/token.ts";
import { recordSurplus } from "./record-payments.ts";
import { surplusKey } from "../orders/money/money-moves.ts";
import { stillGoingBack } from "../orders/money/payment-state.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Orders } from "../orders/order/orders.port.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { PaymentProvider } from "./payment-provider.port.ts";

/**
 * Sends back what was captured and the order doesn't need: of another amount, a second one, or one that came too late. Throws
 * `PortUnavailable`, and `NotReturned` where the provider won't: then it stays to be seen among the parked jobs. Source: specification/payments.md, A late payment.
 */
export type ReturnSurplus = (order: PayableId, payment: string) => Promise<void>;
export const ReturnSurplus = token<ReturnSurplus>("ReturnSurplus");

/** Money that isn't ours, which the provider won't send back: somebody has to. */
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
