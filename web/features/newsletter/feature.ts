import type { Feature } from "#web/platform/features/feature.ts";

/** Letters to whoever asks for them. */
export const newsletterFeature: Feature<"newsletter", "sign-in" | "site"> = {
  lateRoutes: { at: /^\/newsletter\//i, load: async () => (await import("./newsletter-routes.tsx")).newsletterRoutes },
};
