import { CALLBACK_PATH } from "#adapters/http-server/payment-callbacks.ts";
import { requestedHost } from "#adapters/http-server/requests/requested-host.ts";
import type { PaymentReturn } from "#core/payments/payment-return.ts";

/**
 * Browsers come back to the site in which the payment was begun: their sign-in is known only there. `site` is the address of the main site,
 * `hosts` are the names under which the same server has others.
 */
export const paymentReturn =
  (site: string, hosts: Pick<ReadonlySet<string>, "has"> = new Set()): PaymentReturn =>
  (order) => {
    const address = new URL(`${CALLBACK_PATH}?order=${encodeURIComponent(order)}`, site);
    const host = requestedHost.now();
    if (host !== null && hosts.has(host)) address.hostname = host;
    return { returnTo: address.href, cancelTo: address.href };
  };
