import { catalogueFeature } from "#web/features/catalogue/feature.ts";
import { contentFeature } from "#web/features/content/feature.ts";
import { searchFeature } from "#web/features/search/feature.ts";
import { shippingFeature } from "#web/features/shipping/feature.ts";
import { siteFeature } from "#web/features/site/feature.ts";
import { homeRoute } from "#web/features/catalogue/home/home-route.tsx";
import { siteData } from "#web/features/site/site-data.ts";
import { siteRoutes, within } from "#web/features/site/site-routes.tsx";
import { joinFeatures } from "#web/platform/features/join-features.ts";
import { screensOf } from "#web/platform/features/screens-of.ts";
import type { Shell } from "#web/platform/features/shell.ts";

/** A shop window: what there is to read and to look at. Nobody signs in, and nothing is bought. */
const features = joinFeatures({ shop: [siteFeature, catalogueFeature, contentFeature, searchFeature, shippingFeature] });

export const shell: Shell<typeof features> = {
  features,
  routes: (dependencies, late) =>
    siteRoutes(dependencies, {
      siteData: () => siteData(dependencies),
      late,
      screens: [within("shop", [homeRoute(dependencies)]), ...screensOf(dependencies, features)],
    }),
};
