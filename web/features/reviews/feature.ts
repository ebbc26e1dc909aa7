import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** What buyers think of a product. */
export const reviewsFeature: Feature<"reviews", "account" | "sign-in"> = {
  lateRoutes: [{ at: /^\/shop\/product\/[^/]+\/review/i, load: lateCode(() => import("./review-routes.tsx"), "reviewRoutes") }],
};
