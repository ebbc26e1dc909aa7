import { lateCode } from "#web/platform/late/late-code.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { RefillsSlot } from "./refills/refills-slot.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** From a cart to an order, and all that becomes of it. */
export const ordersFeature: Feature<
  "orders",
  "account" | "cart" | "catalogue" | "customer-cart" | "notifications" | "payments" | "shipping" | "sign-in" | "tickets"
> = {
  frame: { refills: RefillsSlot },
  guards: (keeper) => ({
    checkout: {
      where: "window",
      leads: async () =>
        (await checkoutGuard())({
          session: keeper.get(SessionStore),
          carts: keeper.get(CartStore),
          allDependencies: keeper.get(AllDependencies),
        }),
    },
  }),
  lateRoutes: [
    { at: /^\/shop\/(?:checkout|thankyou)(?:\/|$)/i, load: lateCode(() => import("./checkout-routes.tsx"), "checkoutRoutes") },
    { at: /^\/shop\/orders(?:\/|$)/i, load: lateCode(() => import("./order-routes.tsx"), "orderRoutes") },
  ],
};

const checkoutGuard = lateCode(() => import("./checkout/checkout-guard.ts"), "checkoutGuard");
