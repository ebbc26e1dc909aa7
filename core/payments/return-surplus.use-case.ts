import { useCase } from "../shared/token.ts";
import { surplusKey } from "./payment-entries.ts";
import { maker } from "../shared/use-case.ts";
import { PaymentProviders } from "./payment-providers.port.ts";
import { Payables } from "./payables.port.ts";
import { TellOfSecondPayment } from "./tell-of-second-payment.use-case.ts";
import { Clock } from "../shared/clock.port.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { ProviderName } from "./payment-provider.port.ts";
import type { PaymentEvent } from "./payment-state.ts";

/**
 * Sends back a captured payment that isn't needed, by its provider: its amount differs, it is a second payment, or it came too late. Then
 * who paid twice is told of it, also where that failed at the first try. Throws
 * `PortUnavailable`. Throws `NotReturned` where the provider refuses; then the job is parked, where staff see it.
 * Source: specification/payments.md, A late payment.
 */
export type ReturnSurplus = (payable: PayableId, surplus: SurplusPayment) => Promise<void>;
/** `provider` null: that of the payable's only payment with this id. */
export type SurplusPayment = { readonly provider: ProviderName | null; readonly payment: string };
export const ReturnSurplus = useCase<ReturnSurplus>("payments", "ReturnSurplus");

/** The provider won't send this money back, and it isn't ours: staff have to send it. */
export class NotReturned extends Error {
  override readonly name = "NotReturned";
}

export const makeReturnSurplus = maker(
  ReturnSurplus,
  { providers: PaymentProviders, payables: Payables, tellOfSecondPayment: TellOfSecondPayment, now: Clock },
  ({ providers, payables, tellOfSecondPayment, now }) =>
    async (id, { provider, payment }) => {
      const payable = await payables.withId(id);
      const isMeant = (one: PaymentEvent) => one.payment === payment && (provider === null || one.provider === provider);
      if (payable === null) return;
      const event = payable.goingBack.find(isMeant);
      const outcome =
        event === undefined
          ? null // It went back when this was last tried.
          : await providers.of(event.provider).refund({ payment, amount: event.amount, key: surplusKey(payable, payment) });
      if (outcome !== null && outcome.state !== "failed") await payables.recordSurplus(id, { payment, outcome, at: now() });
      const second = payable.payments.surplus.find(isMeant);
      if (second !== undefined) await tellOfSecondPayment(payable, second);
      if (outcome?.state === "failed") throw new NotReturned(`${payment} of ${id} has to be sent back by hand`);
    },
);
