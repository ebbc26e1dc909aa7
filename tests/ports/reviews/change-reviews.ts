import { changeByDecision, changeByWithdrawing, changeByWriting } from "#core/reviews/review-change.ts";
import { now } from "#tests/fixtures.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Decision, NewReview } from "#core/reviews/review-change.ts";
import type { ReviewId, ReviewSubject } from "#core/reviews/review.ts";
import type { Reviews } from "#core/reviews/reviews.port.ts";

export const writeReview = (reviews: Reviews, review: NewReview) =>
  reviews.change({ of: review, pictures: review.pictures, decide: (seen) => changeByWriting(seen, review) });

export const withdrawReview = (reviews: Reviews, customer: CustomerId, subject: ReviewSubject) =>
  reviews.change({ of: { customer, subject }, pictures: [], decide: ({ versions }) => changeByWithdrawing(versions) });

export const decideReview = (reviews: Reviews, id: ReviewId, decision: Decision) =>
  reviews.change({
    of: { version: id },
    pictures: [],
    decide: ({ versions }) => changeByDecision(versions, { id, decision, who: "ravi", at: now }),
  });
