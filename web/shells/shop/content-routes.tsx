import type { Keeper } from "#web/frame/keeper.tsx";
import type { RouteObject } from "react-router-dom";

/** What is read: about, team, terms, questions, articles, landing pages. Source: platform section 2, Screens and routes. */
export function contentRoutes(_keeper: Keeper): RouteObject[] {
  return [];
}
