import { observer } from "mobx-react-lite";
import { useState } from "react";
import { ListReviews } from "#core/reviews/list-reviews.use-case.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { reviewWords } from "./review-words.ts";
import { MoreReviews } from "./list/more-reviews.tsx";
import { ReviewListModel } from "./list/review-list-model.ts";
import { reviewsIn } from "#core/reviews/review-summary.ts";
import { ReviewFilters } from "./review-filters.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewLink } from "./review-link.tsx";
import type { ReviewPage } from "#core/reviews/list-reviews.use-case.ts";
import type { ReviewOrder } from "#core/reviews/reviews.port.ts";

const ORDERS: readonly ReviewOrder[] = ["newest", "most-stars"];

type ReviewsProps = { readonly product: string; readonly slug: string; readonly first: ReviewPage };

/** What buyers think of a product, published by staff. The server draws the first of them. */
export const Reviews = observer(function Reviews({ product, slug, first }: ReviewsProps) {
  const list = useDependency(ListReviews);
  const [model] = useState(() => new ReviewListModel(first, (request) => list({ product, ...request })));
  const { page, order, choice, state } = model;
  const all = reviewsIn(page.summary);
  return (
    <section className="page-width band reviews" id="reviews" aria-labelledby="reviews-heading" aria-busy={state === "asking"}>
      <div className="band-head">
        <h2 id="reviews-heading">{reviewWords.heading}</h2>
        {all < 2 ? null : (
          <label className="review-sort small">
            {reviewWords.order}
            <select value={order} onChange={({ target }) => void model.inOrder(target.value === "newest" ? "newest" : "most-stars")}>
              {ORDERS.map((one) => (
                <option key={one} value={one}>
                  {reviewWords.orders[one]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {all === 0 ? <p className="muted">{reviewWords.none}</p> : <ReviewSummary summary={page.summary} />}
      <ReviewLink product={product} slug={slug} />
      {all < 2 ? null : <ReviewFilters summary={page.summary} choice={choice} onChoose={(wanted) => void model.narrow(wanted)} />}
      <p role="status" className="muted">
        {all > 0 && page.reviews.length === 0 ? reviewWords.noneSuch : ""}
      </p>
      {page.reviews.length === 0 ? null : (
        <ul className="review-list">
          {page.reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      <MoreReviews model={model} />
    </section>
  );
});
