import { PortUnavailable } from "../shared/port-unavailable.ts";
import { token } from "../shared/token.ts";
import { checkPayments } from "./payment-check.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Payables } from "./payables.port.ts";
import type { PaymentEvent } from "./payment-state.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Openings } from "./openings.port.ts";
import type { Fields, Opening, PaymentProvider } from "./payment-provider.port.ts";

/**
 * Receives what a browser brings back from the provider's page, and answers what it was paid for. null: the provider has not signed
 * it, or its order is unknown; then nothing is stored. A signed payment is at least authorised; the provider is asked for its present
 * state. Source: specification/payments.md, The provider.
 */
export type ReceiveCallback = (fields: Fields) => Promise<PayableId | null>;
export const ReceiveCallback = token<ReceiveCallback>("ReceiveCallback");

type Needs = {
  readonly provider: PaymentProvider;
  readonly openings: Openings;
  readonly payables: Payables;
  readonly now: Clock;
};

export const makeReceiveCallback =
  ({ provider, openings, payables, now }: Needs): ReceiveCallback =>
  async (fields) => {
    const proved = provider.callbackIn(fields);
    if (proved === null) return null;
    const opening = await openings.withOrder(provider.name, proved.providerOrder);
    if (opening === null) return null;
    try {
      await checkPayments({ provider, openings, payables }, opening, now());
    } catch (error) {
      if (!(error instanceof PortUnavailable)) throw error;
      await payables.record(opening.payable, { events: [authorised(opening, proved.payment, now())], at: now() });
    }
    return opening.payable;
  };

/** The provider accepts only the amount with which its order was opened. */
const authorised = ({ amount }: Opening, payment: string, at: number): PaymentEvent => ({
  id: `${payment}/authorised`,
  payment,
  kind: "authorised",
  amount,
  at,
});
