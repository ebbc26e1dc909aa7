import { accountRoutes } from "#web/features/account/account-routes.tsx";
import { shopRoutes } from "#web/features/catalogue/shop-routes.tsx";
import { helpRoutes } from "#web/features/content/help-routes.tsx";
import { frontPage } from "#web/features/content/home/front-page.ts";
import { readingRoutes } from "#web/features/content/reading-routes.tsx";
import { checkoutRoutes } from "#web/features/orders/checkout-routes.tsx";
import { orderRoutes } from "#web/features/orders/order-routes.tsx";
import { signInRoutes } from "#web/features/sign-in/sign-in-routes.tsx";
import { reachableItems } from "#web/features/site/menus/reachable-items.ts";
import { siteData } from "#web/features/site/site-data.ts";
import { siteRoutes, within } from "#web/features/site/site-routes.tsx";
import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";
import type { Dependencies, Routes } from "#web/platform/window/dependencies.tsx";
import type { SiteData } from "#web/features/site/site-data.ts";

/** What employees have: the shop, their orders and account, and whom to ask. */
export const routes: Routes = (keeper) => {
  const screens = [
    within("shop", [home(keeper), ...shopRoutes(keeper), ...checkoutRoutes, ...orderRoutes, ...signInRoutes(keeper)]),
    within("shop", [...accountRoutes(keeper), ...readingRoutes(keeper), ...helpRoutes(keeper)]),
  ];
  return siteRoutes(keeper, { siteData: async () => withMenus(await siteData(keeper), screens), screens });
};

const home = (keeper: Dependencies): RouteObject =>
  screen({
    path: "/",
    load: frontPage(keeper),
    file: "benefits-home-screen",
    code: () => import("./benefits-home-screen.tsx"),
  });

/** The menus that staff keep, without what this site does not have. Its apps and practitioners are the shop's. */
const withMenus = (site: SiteData, screens: readonly RouteObject[]): SiteData => ({
  ...site,
  header: MENU,
  account: reachableItems(site.account, screens),
  sidebar: reachableItems(site.sidebar, screens),
  footer: reachableItems(site.footer, screens),
  outside: null,
});

const entry = (title: string, link: string | null, items: SiteData["header"] = []): SiteData["header"][number] => ({
  title,
  image: null,
  link,
  shownTo: "everybody",
  opensTo: "everybody",
  items,
});

const MENU: SiteData["header"] = [
  entry("Shop", null, [entry("Shop by category", "/shop"), entry("Shop by brand", "/shop/product-brands")]),
  entry("Contact Us", null, [entry("Contact Us", "/getintouch")]),
];
