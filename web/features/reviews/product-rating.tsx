import { averageStars, reviewsIn } from "#core/reviews/review-summary.ts";
import { StarsShown } from "#web/design/stars/stars.tsx";
import { productWords } from "#web/design/product-words.ts";
import { reviewWords } from "./review-words.ts";
import type { ReviewPage } from "#core/reviews/list-reviews.use-case.ts";

/** How many stars a product has of how many, and the way to what was written. */
export function ProductRating({ reviews: { summary } }: { readonly reviews: ReviewPage }) {
  const average = averageStars(summary);
  if (average === null) return null;
  return (
    <a className="link small review-link" href="#reviews">
      <StarsShown stars={average} told={productWords.rating({ average, ratings: reviewsIn(summary) })} />
      <span aria-hidden="true">{reviewWords.count(reviewsIn(summary))}</span>
    </a>
  );
}
