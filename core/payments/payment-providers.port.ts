import { PortUnavailable } from "../shared/port-unavailable.ts";
import { token } from "../shared/token.ts";
import type { PaymentProvider, ProviderName } from "./payment-provider.port.ts";

/**
 * The payment providers of a shop, side by side. A payment stays with the one with which it was begun, whoever takes new ones since.
 * Source: specification/payments.md, The provider.
 */
export type PaymentProviders = {
  /** The one with which new payments are begun. */
  readonly current: PaymentProvider;
  /** All of them, each name once. */
  readonly all: readonly PaymentProvider[];
  /** Throws `PortUnavailable` where the shop does not know that provider now: what was begun there waits until it does again. */
  of(name: ProviderName): PaymentProvider;
};
export const PaymentProviders = token<PaymentProviders>("PaymentProviders");

/**
 * All providers of a shop, and which takes new payments. Throws a RangeError on a name that is there twice, or not at all.
 * Source: specification/payments.md, The provider.
 */
export function paymentProviders(all: readonly PaymentProvider[], current: ProviderName): PaymentProviders {
  const names = all.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new RangeError(`a payment provider is there twice: ${names.join(", ")}`);
  const find = (name: ProviderName) => all.find((one) => one.name === name);
  const taking = find(current);
  if (taking === undefined) throw new RangeError(`${current} is no payment provider of this shop: ${names.join(", ")}`);
  return {
    current: taking,
    all,
    of(name) {
      const found = find(name);
      if (found === undefined) throw new PortUnavailable(`the payment provider ${name}`, new Error("it is not set up"));
      return found;
    },
  };
}
