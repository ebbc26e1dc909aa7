import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Laboratory tests, packages of them, and where they are taken. */
export const labsFeature: Feature<"labs", "account" | "consultations" | "payments" | "shipping" | "tickets"> = {
  lateRoutes: [
    { at: /^\/(?:diagnostic|alltests|healthpackages|allpackages)/i, load: lateCode(() => import("./lab-routes.tsx"), "labRoutes") },
  ],
};
