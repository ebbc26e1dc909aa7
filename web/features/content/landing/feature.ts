import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Pages that advertisements lead to. */
export const landingFeature: Feature<"landing", "catalogue" | "consultations" | "contact" | "content" | "shipping"> = {
  lateRoutes: [{ at: /^\/landing(?:\/|$)/i, load: lateCode(() => import("./landing-routes.tsx"), "landingRoutes") }],
};
