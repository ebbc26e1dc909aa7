import { lateCode } from "#web/platform/late/late-code.ts";
import { RefillsSlot } from "./refills/refills-slot.tsx";
import type { Feature } from "#web/platform/features/feature.ts";

/** From a cart to an order, and all that becomes of it. */
export const ordersFeature: Feature<
  "orders",
  "account" | "cart" | "catalogue" | "customer-cart" | "notifications" | "payments" | "shipping" | "sign-in" | "tickets"
> = {
  frame: { refills: RefillsSlot },
  guards: (dependencies) => ({
    checkout: {
      where: "window",
      leads: async () => (await guardCheckout())(dependencies),
    },
  }),
  lateRoutes: [
    { at: /^\/shop\/(?:checkout|thankyou)(?:\/|$)/i, load: lateCode(() => import("./checkout-routes.tsx"), "checkoutRoutes") },
    { at: /^\/shop\/orders(?:\/|$)/i, load: lateCode(() => import("./order-routes.tsx"), "orderRoutes") },
  ],
};

const guardCheckout = lateCode(() => import("./checkout/checkout-guard.ts"), "guardCheckout");
