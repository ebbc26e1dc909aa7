import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Letters to whoever asks for them. */
export const newsletterFeature: Feature<"newsletter", "sign-in" | "site"> = {
  lateRoutes: [{ at: /^\/newsletter\//i, load: lateCode(() => import("./newsletter-routes.tsx"), "newsletterRoutes") }],
};
