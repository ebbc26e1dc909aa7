import { wholeNumber } from "#web/design/wording/amounts.ts";
import type { ReviewOrder } from "#core/reviews/reviews.port.ts";

const count = (reviews: number): string => (reviews === 1 ? "1 review" : `${wholeNumber(reviews)} reviews`);

/** What is said of what buyers think of a product. */
export const reviewWords = {
  heading: "What buyers say",
  none: "No reviews yet.",
  write: "Write a review",
  whoMay: "For everybody who bought it here, once it has been delivered.",
  count,
  average: (stars: number): string => `${stars.toFixed(1)} out of 5`,
  stars: (stars: number): string => (stars === 1 ? "1 star" : `${stars} stars`),
  byStars: "Reviews by stars",
  verified: "Verified buyer",
  customer: "A customer",
  order: "Order",
  orders: { newest: "Newest first", "most-stars": "Most stars first" } satisfies Record<ReviewOrder, string>,
  more: "Show more reviews",
  picture: (place: number, author: string): string => `Picture ${place} by ${author}`,
  unavailable: "The reviews could not be loaded.",
  again: "Try again",
};
