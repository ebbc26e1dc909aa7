import { reviewsOverHttp } from "#adapters/composition/reviews/over-http.ts";
import { reviewRoutes } from "./review-routes.tsx";
import type { Feature } from "#web/platform/features/feature.ts";

/** What buyers think of a product. */
export const reviewsFeature: Feature<"reviews", "account" | "files" | "sign-in"> = {
  overHttp: reviewsOverHttp,
  routes: reviewRoutes,
};
