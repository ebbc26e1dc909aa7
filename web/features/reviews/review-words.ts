import { counted } from "#web/design/phrase.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { reviewPhrases as says } from "./wording/reviews.ts";

/** What is said of what buyers think of a product, in any language. */
export const reviewWords = {
  ...says,
  count: (reviews: number): string => counted(reviews, says.count, { count: wholeNumber(reviews) }),
  average: (stars: number): string => says.average({ stars: stars.toFixed(1) }),
  stars: (stars: number): string => counted(stars, says.stars, { stars: String(stars) }),
  picture: (place: number, author: string): string => says.picture({ place: String(place), author }),
};
