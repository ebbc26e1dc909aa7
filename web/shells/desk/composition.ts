import { deskFeature } from "#web/features/desk/feature.ts";
import { deskSiteRoutes } from "#web/features/desk/frame/desk-site-routes.tsx";
import { joinFeatures } from "#web/platform/features/join-features.ts";
import { screensOf } from "#web/platform/features/screens-of.ts";
import type { Shell } from "#web/platform/features/shell.ts";

/** Where practitioners work. It sells nothing, and has no page that is for customers. */
const features = joinFeatures({ default: [deskFeature] });

export const shell: Shell<typeof features> = {
  features,
  routes: (dependencies) => deskSiteRoutes(dependencies, screensOf(dependencies, features)),
};
