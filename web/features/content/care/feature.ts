import { careRoutes } from "./care-routes.tsx";
import type { Feature } from "#web/platform/features/feature.ts";

/** Hospitals, clinics and health plans. */
export const careFeature: Feature<"care", "contact" | "content" | "shipping"> = {
  routes: careRoutes,
};
