import { ordersOverHttp } from "#adapters/composition/orders/over-http.ts";
import { paymentsOverHttp } from "#adapters/composition/payments/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const ordersLate: LateFeature = {
  overHttp(container, http, api) {
    ordersOverHttp(container, http, api);
    paymentsOverHttp(container, http);
  },
};
