import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Calculators that work for everybody. */
export const healthFeature: Feature<"health"> = {
  lateRoutes: [{ at: /^\/(?:profile[123]|prakrititest)(?:\/|$)/i, load: lateCode(() => import("./health-routes.tsx"), "healthRoutes") }],
};
