import { token } from "../shared/token.ts";
import { surplusKey } from "./payment-entries.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Payables } from "./payables.port.ts";
import type { PaymentProvider } from "./payment-provider.port.ts";

/**
 * Sends back a captured payment that isn't needed: its amount differs, it is a second payment, or it came too late. Throws
 * `PortUnavailable`. Throws `NotReturned` where the provider refuses; then the job is parked, where staff see it.
 * Source: specification/payments.md, A late payment.
 */
export type ReturnSurplus = (payable: PayableId, payment: string) => Promise<void>;
export const ReturnSurplus = token<ReturnSurplus>("ReturnSurplus");

/** The provider won't send this money back, and it isn't ours: staff have to send it. */
export class NotReturned extends Error {
  override readonly name = "NotReturned";
}

type Needs = { readonly provider: PaymentProvider; readonly payables: Payables; readonly now: Clock };

export const makeReturnSurplus =
  ({ provider, payables, now }: Needs): ReturnSurplus =>
  async (id, payment) => {
    const payable = await payables.withId(id);
    const event = payable?.goingBack.find((one) => one.payment === payment);
    if (payable === null || event === undefined) return;
    const outcome = await provider.refund({ payment, amount: event.amount, key: surplusKey(payable, payment) });
    if (outcome.state === "failed") throw new NotReturned(`${payment} of ${id} has to be sent back by hand`);
    await payables.recordSurplus(id, { payment, outcome, at: now() });
  };
