import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Questions to staff about an order or a booking. */
export const ticketsFeature: Feature<"tickets", "account" | "sign-in"> = {
  lateRoutes: [
    {
      at: /^\/user\/tickets(?:\/|$)/i,
      load: lateCode(() => import("./ticket-routes.tsx"), "ticketRoutes"),
    },
  ],
};
