import { matchRoutes } from "react-router-dom";
import type { RouteObject } from "react-router-dom";
import type { MenuItem } from "#core/content/menus.ts";

/** Of a menu what leads to a page of these routes, outside of the site, or nowhere: a site of few areas shows no link to another. */
export const reachableItems = (menu: readonly MenuItem[], routes: readonly RouteObject[]): readonly MenuItem[] =>
  menu
    .filter(({ link }) => link === null || !link.startsWith("/") || leads(link, routes))
    .map((item) => ({ ...item, items: reachableItems(item.items, routes) }));

const leads = (link: string, routes: readonly RouteObject[]): boolean =>
  matchRoutes([...routes], new URL(link, "http://localhost").pathname) !== null;
