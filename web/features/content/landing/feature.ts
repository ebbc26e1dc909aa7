import type { Feature } from "#web/platform/features/feature.ts";

/** Pages that advertisements lead to. */
export const landingFeature: Feature<"landing", "content" | "shipping"> = {
  lateRoutes: { at: /^\/landing(?:\/|$)/i, load: async () => (await import("./landing-routes.tsx")).landingRoutes },
};
