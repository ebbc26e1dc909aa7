import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Points that orders earn. */
export const pointsFeature: Feature<"points", "sign-in"> = {
  lateRoutes: [{ at: /^\/user\/points(?:\/|$)/i, load: lateCode(() => import("./point-routes.tsx"), "pointRoutes") }],
};
