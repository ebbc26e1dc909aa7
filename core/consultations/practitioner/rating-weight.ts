import { STARS } from "../../reviews/review.ts";
import { reviewsIn } from "../../reviews/review-summary.ts";
import type { ReviewSummary } from "../../reviews/review-summary.ts";

/** Every practitioner is ordered as if by so many more reviews, with so many stars together. */
const ADDED = { reviews: 5, stars: 20 };

/**
 * By what practitioners are ordered by rating: (sum + 20) / (number + 5), so that one review does not beat fifty. From 1 to 5; 4 without
 * reviews. Source: specification/consultations.md, Rating of a practitioner.
 */
export function ratingWeight(summary: ReviewSummary): number {
  const sum = STARS.reduce((all, stars) => all + stars * summary[stars], 0);
  return (sum + ADDED.stars) / (reviewsIn(summary) + ADDED.reviews);
}
