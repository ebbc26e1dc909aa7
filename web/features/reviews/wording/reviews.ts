import type { ReviewOrder } from "#core/reviews/reviews.port.ts";
import type { Facts } from "#web/design/phrase.ts";

/** What is said of what buyers think of a product. */
export const reviewPhrases = {
  heading: "What buyers say",
  none: "No reviews yet.",
  write: "Write a review",
  whoMay: "Verified buyers can review after delivery.",
  count: {
    one: ({ count }: Facts<"count">) => `${count} rating`,
    other: ({ count }: Facts<"count">) => `${count} ratings`,
  },
  average: ({ stars }: Facts<"stars">) => `${stars} out of 5`,
  stars: {
    one: ({ stars }: Facts<"stars">) => `${stars} star`,
    other: ({ stars }: Facts<"stars">) => `${stars} stars`,
  },
  byStars: "Ratings by stars",
  verified: "Verified buyer",
  order: "Order",
  orders: { newest: "Newest first", "most-stars": "Most stars first" } satisfies Record<ReviewOrder, string>,
  show: "Show reviews with",
  all: "All stars",
  verifiedAlone: "Verified buyers",
  noneSuch: "No reviews like that.",
  more: "Show more reviews",
  picture: ({ place, author }: Facts<"place" | "author">) => `Picture ${place} by ${author}`,
  unavailable: "The reviews could not be loaded.",
  again: "Try again",
};
