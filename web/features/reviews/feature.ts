import { lateCode } from "#web/platform/late/late-code.ts";
import { reviewsOverHttp } from "#adapters/composition/reviews/over-http.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** What buyers think of a product. */
export const reviewsFeature: Feature<"reviews", "account" | "catalogue" | "sign-in"> = {
  overHttp: reviewsOverHttp,
  lateRoutes: [{ at: /^\/shop\/product\/[^/]+\/review/i, load: lateCode(() => import("./review-routes.tsx"), "reviewRoutes") }],
};
