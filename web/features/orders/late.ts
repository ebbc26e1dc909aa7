import { CheckoutDrafts } from "#core/orders/quote/checkout-draft.port.ts";
import { checkoutDraftsIn } from "#adapters/browser-storage/checkout-drafts.ts";
import { make } from "#adapters/composition/make.ts";
import { ordersOverHttp } from "#adapters/composition/orders/over-http.ts";
import { paymentsOverHttp } from "#adapters/composition/payments/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const ordersLate: LateFeature = {
  overHttp(container, http, api) {
    ordersOverHttp(container, http, api);
    paymentsOverHttp(container, http);
  },
  stores: (container) => make(container, CheckoutDrafts, () => checkoutDraftsIn(() => globalThis.sessionStorage), {}),
};
