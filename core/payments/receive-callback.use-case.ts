import { PortUnavailable } from "../shared/port-unavailable.ts";
import { useCase } from "../shared/token.ts";
import { checkPayments } from "./payment-check.ts";
import { maker } from "../shared/use-case.ts";
import { PaymentProviders } from "./payment-providers.port.ts";
import { Openings } from "./openings.port.ts";
import { Payables } from "./payables.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { PaymentEvent } from "./payment-state.ts";
import type { Fields, Opening } from "./payment-provider.port.ts";

/**
 * Receives what a browser brings back from the provider's page, and answers what it was paid for. null: no provider of the shop has signed
 * it, or its order is unknown; then nothing is stored. A signed payment is at least authorised; the provider is asked for its present
 * state. Source: specification/payments.md, The provider.
 */
export type ReceiveCallback = (fields: Fields) => Promise<PayableId | null>;
export const ReceiveCallback = useCase<ReceiveCallback>("payments", "ReceiveCallback");

export const makeReceiveCallback = maker(
  ReceiveCallback,
  { providers: PaymentProviders, openings: Openings, payables: Payables, now: Clock },
  ({ providers, openings, payables, now }) =>
    async (fields) => {
      const [proved] = providers.all.flatMap((provider) => {
        const payment = provider.callbackIn(fields);
        return payment === null ? [] : [{ provider: provider.name, ...payment }];
      });
      if (proved === undefined) return null;
      const opening = await openings.withOrder(proved.provider, proved.providerOrder);
      if (opening === null) return null;
      try {
        await checkPayments({ providers, openings, payables }, opening, now());
      } catch (error) {
        if (!(error instanceof PortUnavailable)) throw error;
        await payables.record(opening.payable, { events: [authorised(opening, proved.payment, now())], at: now() });
      }
      return opening.payable;
    },
);

/** The provider accepts only the amount with which its order was opened. */
const authorised = ({ provider, amount }: Opening, payment: string, at: number): PaymentEvent => ({
  id: `${payment}/authorised`,
  provider,
  payment,
  kind: "authorised",
  amount,
  at,
});
