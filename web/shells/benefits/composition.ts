import { accountFeature } from "#web/features/account/feature.ts";
import { alertsFeature } from "#web/features/alerts/feature.ts";
import { cartFeature } from "#web/features/cart/feature.ts";
import { catalogueFeature } from "#web/features/catalogue/feature.ts";
import { contactFeature } from "#web/features/contact/feature.ts";
import { contentFeature } from "#web/features/content/feature.ts";
import { customerCartFeature } from "#web/features/customer-cart/feature.ts";
import { fitbookFeature } from "#web/features/fitbook/feature.ts";
import { newsletterFeature } from "#web/features/newsletter/feature.ts";
import { notificationsFeature } from "#web/features/notifications/feature.ts";
import { orderNewsFeature } from "#web/features/order-news/feature.ts";
import { ordersFeature } from "#web/features/orders/feature.ts";
import { paymentsFeature } from "#web/features/payments/feature.ts";
import { pointsFeature } from "#web/features/points/feature.ts";
import { reviewsFeature } from "#web/features/reviews/feature.ts";
import { searchFeature } from "#web/features/search/feature.ts";
import { shippingFeature } from "#web/features/shipping/feature.ts";
import { signInFeature } from "#web/features/sign-in/feature.ts";
import { siteFeature } from "#web/features/site/feature.ts";
import { ticketsFeature } from "#web/features/tickets/feature.ts";
import { wishlistFeature } from "#web/features/wishlist/feature.ts";
import { frontPage } from "#web/features/catalogue/home/front-page.ts";
import { reachableItems } from "#web/features/site/menus/reachable-items.ts";
import { siteData } from "#web/features/site/site-data.ts";
import { loginRoute } from "#web/features/sign-in/popup/login-route.ts";
import { siteRoutes, within } from "#web/features/site/site-routes.tsx";
import { joinFeatures } from "#web/platform/features/join-features.ts";
import { pagesOf } from "#web/platform/features/pages-of.ts";
import { screensOf } from "#web/platform/features/screens-of.ts";
import { SitePages } from "#web/platform/page/site-pages.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";
import type { SiteData } from "#web/features/site/site-data.ts";
import type { Feature } from "#web/platform/features/feature.ts";
import type { HasPage } from "#web/platform/page/site-pages.ts";
import type { Shell } from "#web/platform/features/shell.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** What this site has no page for stands in none of its menus and texts. */
const ownPages: Feature<never> = {
  stores: (container) => container.bind(SitePages).toConstantValue(() => pagesOf(features, container)),
};

/** What employees have: the shop, their orders and account, and whom to ask. */
const features = joinFeatures({
  shop: [
    siteFeature,
    shippingFeature,
    searchFeature,
    catalogueFeature,
    cartFeature,
    customerCartFeature,
    wishlistFeature,
    reviewsFeature,
    ordersFeature,
    orderNewsFeature,
    signInFeature,
    accountFeature,
    alertsFeature,
    notificationsFeature,
    fitbookFeature,
    pointsFeature,
    ticketsFeature,
    paymentsFeature,
    contentFeature,
    contactFeature,
    newsletterFeature,
    ownPages,
  ],
});

export const shell: Shell<typeof features> = {
  features,
  routes(dependencies, late) {
    return siteRoutes(dependencies, {
      siteData: async () => withMenus(await siteData(dependencies), await pagesOf(features, dependencies)),
      screens: [within("shop", [home(dependencies), login(dependencies)]), ...screensOf(dependencies, features)],
      late,
    });
  },
};

const home = (dependencies: Dependencies): RouteObject =>
  screen({
    path: "/",
    load: frontPage(dependencies),
    file: "benefits-home-screen",
    code: () => import("./benefits-home-screen.tsx"),
  });

const login = (dependencies: Dependencies): RouteObject =>
  loginRoute(dependencies, { file: "benefits-login-screen", code: () => import("./benefits-login-screen.tsx") });

/** The menus that staff keep, without what this site does not have. Its apps, blog and practitioners are the shop's. */
const withMenus = (site: SiteData, hasPage: HasPage): SiteData => ({
  ...site,
  header: MENU,
  account: reachableItems(site.account, hasPage),
  sidebar: reachableItems(site.sidebar, hasPage),
  footer: reachableItems(site.footer, hasPage),
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
