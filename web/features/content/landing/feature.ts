import type { Feature } from "#web/platform/features/feature.ts";

/** Pages that advertisements lead to. */
export const landingFeature: Feature<
  "landing",
  "catalogue" | "consultations" | "contact" | "content" | "fitbook" | "quizzes" | "shipping"
> = {
  lateRoutes: { at: /^\/landing(?:\/|$)/i, load: async () => (await import("./landing-routes.tsx")).landingRoutes },
};
