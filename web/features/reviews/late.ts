import { ownReviewsOverHttp } from "#adapters/composition/reviews/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const reviewsLate: LateFeature = {
  overHttp: ownReviewsOverHttp,
};
