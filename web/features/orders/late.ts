import { draftsIn } from "#adapters/browser-storage/drafts.ts";
import { make } from "#adapters/composition/make.ts";
import { ordersOverHttp } from "#adapters/composition/orders/over-http.ts";
import { checkoutDraftIn, CheckoutDrafts } from "./checkout-drafts.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const ordersLate: LateFeature = {
  overHttp: ordersOverHttp,
  stores: (container) =>
    make(container, CheckoutDrafts, () => draftsIn(() => globalThis.sessionStorage, { key: "checkout", read: checkoutDraftIn }), {}),
};
