import type { Feature } from "#web/platform/features/feature.ts";

/** Questions to staff about an order or anything else. */
export const ticketsFeature: Feature<"tickets", "account" | "files" | "orders"> = {
  lateRoutes: {
    at: /^\/(?:user\/tickets|shop\/orders\/[^/]+\/help)/i,
    load: async () => (await import("./ticket-routes.tsx")).ticketRoutes,
  },
};
