import { STARS } from "./review.ts";
import type { Stars } from "./review.ts";

/** Published reviews of something, by their stars. */
export type ReviewSummary = Readonly<Record<Stars, number>>;

export const NO_REVIEWS: ReviewSummary = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

export const reviewsIn = (summary: ReviewSummary): number => STARS.reduce((sum, stars) => sum + summary[stars], 0);

/** Of 5 stars, to one decimal, half up; null: nobody has reviewed it. Source: decisions, Cart, quote, order (reviews). */
export function averageStars(summary: ReviewSummary): number | null {
  const reviews = reviewsIn(summary);
  if (reviews === 0) return null;
  const sum = STARS.reduce((all, stars) => all + stars * summary[stars], 0);
  return Math.floor((20 * sum + reviews) / (2 * reviews)) / 10;
}
