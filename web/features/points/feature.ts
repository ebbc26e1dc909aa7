import { pointRoutes } from "./point-routes.tsx";
import type { Feature } from "#web/platform/features/feature.ts";

/** Points that orders earn. */
export const pointsFeature: Feature<"points", "account"> = {
  routes: pointRoutes,
};
