import type { Feature } from "#web/platform/features/feature.ts";

/** Hospitals, clinics and health plans. */
export const careFeature: Feature<"care", "contact" | "content" | "shipping"> = {
  lateRoutes: {
    at: /^\/(?:ayush-hospital|health-plans|brand\/clinic)(?:\/|$)/i,
    load: async () => (await import("./care-routes.tsx")).careRoutes,
  },
};
