import type { Keeper } from "#web/frame/keeper.tsx";
import type { RouteObject } from "react-router-dom";

/** Areas that come later, each told honestly. Source: platform section 2, Screens and routes. */
export function comingRoutes(_keeper: Keeper): RouteObject[] {
  return [];
}
