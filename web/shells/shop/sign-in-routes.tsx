import type { Keeper } from "#web/frame/keeper.tsx";
import type { RouteObject } from "react-router-dom";

/** Signing in, and whatever follows from a letter. Source: platform section 2, Screens and routes. */
export function signInRoutes(_keeper: Keeper): RouteObject[] {
  return [];
}
