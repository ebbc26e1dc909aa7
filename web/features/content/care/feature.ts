import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Hospitals, clinics and health plans. */
export const careFeature: Feature<"care", "contact" | "content" | "shipping"> = {
  lateRoutes: [
    {
      at: /^\/(?:ayush-hospital|health-plans|brand\/clinic)(?:\/|$)/i,
      load: lateCode(() => import("./care-routes.tsx"), "careRoutes"),
    },
  ],
};
