import type { Feature } from "#web/platform/features/feature.ts";

/** Practitioners, their times, and what they practise. Their many addresses are no part of the frame: they are looked through once no other feature has an address. */
export const consultationsFeature: Feature<"consultations", "alerts" | "content" | "shipping"> = {
  lateRoutes: { load: async () => (await import("./consultation-routes.tsx")).consultationRoutes },
};
