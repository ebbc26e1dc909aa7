import type { Keeper } from "#web/frame/keeper.tsx";
import type { RouteObject } from "react-router-dom";

/** What belongs to a customer: profile, addresses, members, notifications, points, leaving. Source: platform section 2, Screens and routes. */
export function accountRoutes(_keeper: Keeper): RouteObject[] {
  return [];
}
