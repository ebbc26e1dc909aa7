import { CALLBACK_PATH } from "#adapters/http-server/payment-callbacks.ts";
import type { PaymentReturn } from "#core/payments/payment-return.ts";
import type { SiteOf } from "#core/jobs/site.ts";

/** Browsers come back to the site in which the payment was begun: their sign-in is known only there. */
export const paymentReturn =
  (siteOf: SiteOf): PaymentReturn =>
  (order) => {
    const { href } = new URL(`${CALLBACK_PATH}?order=${encodeURIComponent(order)}`, siteOf(null).address);
    return { returnTo: href, cancelTo: href };
  };
