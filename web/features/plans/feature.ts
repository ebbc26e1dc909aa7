import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Buying a health plan, and one's own. */
export const plansFeature: Feature<"plans", "care" | "consultations" | "payments"> = {
  lateRoutes: [
    {
      at: /^\/my-plans(?:\/|$)/i,
      load: lateCode(() => import("./plan-routes.tsx"), "planRoutes"),
    },
  ],
};
