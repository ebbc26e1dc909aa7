import { ticketRoutes } from "./ticket-routes.tsx";
import type { Feature } from "#web/platform/features/feature.ts";

/** Questions to staff about an order or anything else. */
export const ticketsFeature: Feature<"tickets", "account" | "files" | "orders"> = {
  routes: ticketRoutes,
};
