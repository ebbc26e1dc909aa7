import { reviewsOfCareAndWares } from "./written/care.ts";
import { reviewsOfFood } from "./written/food.ts";
import { reviewsOfRemedies } from "./written/remedies.ts";
import type { WrittenReview, WrittenReviews } from "./written-review.ts";

const BY_SLUG: WrittenReviews = { ...reviewsOfRemedies, ...reviewsOfFood, ...reviewsOfCareAndWares };

/** What buyers of a product have written of it, the newest first; nothing of most. */
export const writtenReviewsOf = (slug: string): readonly WrittenReview[] => BY_SLUG[slug] ?? [];
