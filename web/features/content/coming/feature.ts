import type { Feature } from "#web/platform/features/feature.ts";

/** Areas that come later. */
export const comingFeature: Feature<"coming", "alerts" | "content" | "sign-in"> = {
  lateRoutes: { load: async () => (await import("./coming-routes.tsx")).comingRoutes },
};
