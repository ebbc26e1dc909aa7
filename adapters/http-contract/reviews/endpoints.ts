import * as z from "zod/mini";
import { ListReviews } from "#core/reviews/list-reviews.use-case.ts";
import { LONGEST_REVIEW, MOST_REVIEW_PICTURES, STARS } from "#core/reviews/review.ts";
import { SendReviewPicture } from "#core/reviews/send-review-picture.use-case.ts";
import { ShowMyReview } from "#core/reviews/show-my-review.use-case.ts";
import { WithdrawReview } from "#core/reviews/withdraw-review.use-case.ts";
import { WriteReview } from "#core/reviews/write-review.use-case.ts";
import { endpoint, fields, only, answerOf } from "#adapters/http-contract/endpoint.ts";
import { orNull, perhaps } from "#adapters/http-contract/scalars.ts";
import { files, sentPicture } from "#adapters/http-contract/files/sent-picture.ts";
import { myReview, reviewed, reviewPage, reviewPlace } from "./review.ts";
import { stars } from "./stars.ts";
import type { ReviewListRequest } from "#core/reviews/list-reviews.use-case.ts";
import type { Stars } from "#core/reviews/review.ts";
import type { WrittenReview } from "#core/reviews/write-review.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const starsInAddress: Shape<Stars> = z.codec(z.string().check(z.regex(/^[1-5]$/, "a number of stars")), stars, {
  decode: (text) => STARS[Number(text) - 1] ?? 5,
  encode: String,
});

const askedReviews: Shape<ReviewListRequest> = fields({
  product: ["product_id", reviewed],
  order: ["sort", z._default(z.enum(["newest", "most-stars"]), "newest")],
  stars: ["rating", orNull(starsInAddress)],
  buyers: z._default(z.enum(["all", "verified"]), "all"),
  after: orNull(reviewPlace),
});

export const listReviews = endpoint(ListReviews, {
  method: "GET",
  path: "/shop/product/getReviewsOfProduct",
  in: "query",
  audience: "anyone",
  request: askedReviews,
  response: reviewPage,
});

const writtenReview: Shape<WrittenReview> = fields({
  product: ["product_id", reviewed],
  stars: ["rating", stars],
  text: ["review", perhaps(LONGEST_REVIEW)],
  pictures: ["images", files(MOST_REVIEW_PICTURES)],
});

export const writeReview = endpoint(WriteReview, {
  method: "PUT",
  path: "/shop/product/addAndUpdateRatingReviewsOfUser",
  in: "body",
  audience: "customer",
  request: writtenReview,
  response: myReview,
  refusals: {
    "not-bought": answerOf(2, "You can review a product once it has been delivered to you"),
    "unknown-picture": answerOf(400, "This picture can't stand in a review"),
    "too-many-reviews": answerOf(429, "Too many requests. Please try again later."),
  },
});

export const showMyReview = endpoint(ShowMyReview, {
  method: "GET",
  path: "/shop/product/getMyReviewOfProduct",
  in: "query",
  audience: "customer",
  request: only("product_id", reviewed),
  response: fields({ mayReview: ["may_review", z.boolean()], review: z.nullable(myReview) }),
});

export const withdrawReview = endpoint(WithdrawReview, {
  method: "DELETE",
  path: "/shop/product/withdrawReviewOfUser",
  in: "query",
  audience: "customer",
  request: only("product_id", reviewed),
  response: myReview,
  refusals: { "unknown-review": answerOf(404, "Review not found") },
});

export const sendReviewPicture = endpoint(SendReviewPicture, { ...sentPicture, path: "/shop/product/review/upload/image" });
