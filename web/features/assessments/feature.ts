import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** What a patient says of their health: answers before a consultation, the health profile, reports, and what is to be heeded with goods. */
export const assessmentsFeature: Feature<"assessments", "account" | "cart" | "catalogue" | "health" | "sign-in"> = {
  lateRoutes: [
    {
      at: /^\/(?:medicalcondition|physicalgenerals|defaultquestionnaire|\w+assess?ment|(?:yoga)?summary)(?:\/|$)/i,
      load: lateCode(() => import("./assessment-routes.tsx"), "assessmentRoutes"),
    },
  ],
};
