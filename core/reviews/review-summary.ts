import { STARS } from "./review.ts";
import type { Rating } from "../catalogue/product.ts";
import type { Stars } from "./review.ts";

/** Published reviews of something, by their stars. */
export type ReviewSummary = Readonly<Record<Stars, number>>;

/** How many reviews there are with that number of stars. */
export const summaryOf = (of: (stars: Stars) => number): ReviewSummary => ({ 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) });

export const reviewsIn = (summary: ReviewSummary): number => STARS.reduce((sum, stars) => sum + summary[stars], 0);

/** The rating as lists show it; null: nobody has reviewed it. */
export function ratingOf(summary: ReviewSummary): Rating | null {
  const average = averageStars(summary);
  return average === null ? null : { average, ratings: reviewsIn(summary) };
}

/**
 * The average of 5 stars, to one decimal, rounded half up; null: nobody has reviewed it. Source: specification/reviews.md, What others see.
 */
export function averageStars(summary: ReviewSummary): number | null {
  const reviews = reviewsIn(summary);
  if (reviews === 0) return null;
  const sum = STARS.reduce((all, stars) => all + stars * summary[stars], 0);
  return Math.floor((20 * sum + reviews) / (2 * reviews)) / 10;
}
