import type { Feature } from "#web/platform/features/feature.ts";

/** Messages to the company, from customers and others. */
export const contactFeature: Feature<"contact", "account" | "sign-in"> = {
  lateRoutes: { at: /^\/getintouch(?:\/|$)/i, load: async () => (await import("./contact-routes.tsx")).contactRoutes },
};
