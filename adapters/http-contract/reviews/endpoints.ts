import * as z from "zod";
import { customerId } from "#core/identity/customer-id.ts";
import { ListReviews } from "#core/reviews/list-reviews.use-case.ts";
import { REVIEW_STATES } from "#core/reviews/review-state.ts";
import { averageStars, reviewsIn, summaryOf } from "#core/reviews/review-summary.ts";
import { LONGEST_REVIEW, MOST_REVIEW_PICTURES, REVIEW_SUBJECTS, STARS, reviewId } from "#core/reviews/review.ts";
import { SendReviewPicture } from "#core/reviews/send-review-picture.use-case.ts";
import { ShowMyReview } from "#core/reviews/show-my-review.use-case.ts";
import { WithdrawReview } from "#core/reviews/withdraw-review.use-case.ts";
import { WriteReview } from "#core/reviews/write-review.use-case.ts";
import { endpoint, fields, only, answerOf, wire } from "#adapters/http-contract/endpoint.ts";
import { fileAddress } from "#adapters/http-contract/identity/person.ts";
import { boundedText, idOf, instant, orNull, perhaps } from "#adapters/http-contract/scalars.ts";
import { files, sentPicture } from "#adapters/http-contract/files/sent-picture.ts";
import type { ReviewListRequest, ReviewPage } from "#core/reviews/list-reviews.use-case.ts";
import type { MyReview, Review, ReviewSubject, ShownReview, Stars } from "#core/reviews/review.ts";
import type { ReviewSummary } from "#core/reviews/review-summary.ts";
import type { ReviewPlace } from "#core/reviews/reviews.port.ts";
import type { WrittenReview } from "#core/reviews/write-review.use-case.ts";

const product = boundedText(100);
const stars: z.ZodType<Stars> = z.literal([1, 2, 3, 4, 5]);

const opinion = { stars: ["rating", stars], text: ["review", z.string()], pictures: ["images", z.array(fileAddress)] } as const;

const subject: z.ZodType<ReviewSubject> = fields({ kind: z.enum(REVIEW_SUBJECTS), id: ["_id", product] });

const review: z.ZodType<Review> = fields({
  id: ["_id", idOf(reviewId)],
  customer: ["user_id", idOf(customerId)],
  subject,
  ...opinion,
  version: z.number().int(),
  state: ["status", z.enum(REVIEW_STATES)],
  reason: z.nullable(z.string()),
  writtenAt: ["createdAt", instant],
  boughtAt: ["bought_at", z.nullable(instant)],
});

const myReview: z.ZodType<MyReview> = fields({ newest: review, shown: z.nullable(review) });

const shownReview: z.ZodType<ShownReview> = fields({
  id: ["_id", idOf(reviewId)],
  ...opinion,
  author: ["user_name", z.string()],
  isVerifiedBuyer: ["verified_buyer", z.boolean()],
  writtenAt: ["createdAt", instant],
});

/** With what follows from the counts, for whoever reads them elsewhere. */
const summary: z.ZodType<ReviewSummary> = wire(
  z.object({ counts: z.array(z.number().int()).length(5), reviews: z.number().int(), average: z.nullable(z.number()) }),
  ({ counts }) => summaryOf((given) => counts[given - 1] ?? 0),
  (of) => ({ counts: [of[1], of[2], of[3], of[4], of[5]], reviews: reviewsIn(of), average: averageStars(of) }),
);

/** Where a page ends: "4.1795132800000.id". */
const place: z.ZodType<ReviewPlace> = z.codec(
  z.string().regex(/^[1-5]\.\d{1,15}\.[!-~]{1,100}$/, "where a page ended"),
  z.custom<ReviewPlace>(),
  {
    decode: (text) => {
      const [given = "", at = "", ...id] = text.split(".");
      return { stars: Number(given) as Stars, writtenAt: Number(at), id: reviewId(id.join(".")) };
    },
    encode: ({ stars: given, writtenAt, id }) => `${given}.${writtenAt}.${id}`,
  },
);

const starsInAddress: z.ZodType<Stars> = z.codec(z.string().regex(/^[1-5]$/, "a number of stars"), stars, {
  decode: (text) => STARS[Number(text) - 1] ?? 5,
  encode: String,
});

const askedReviews: z.ZodType<ReviewListRequest> = fields({
  product: ["product_id", product],
  order: ["sort", z.enum(["newest", "most-stars"]).default("newest")],
  stars: ["rating", orNull(starsInAddress)],
  buyers: z.enum(["all", "verified"]).default("all"),
  after: orNull(place),
});

const page: z.ZodType<ReviewPage> = fields({ summary, reviews: z.array(shownReview), next: z.nullable(place) });

export const listReviews = endpoint(ListReviews, {
  method: "GET",
  path: "/shop/product/getReviewsOfProduct",
  in: "query",
  audience: "anyone",
  request: askedReviews,
  response: page,
});

const writtenReview: z.ZodType<WrittenReview> = fields({
  product: ["product_id", product],
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
  request: only("product_id", product),
  response: fields({ mayReview: ["may_review", z.boolean()], review: z.nullable(myReview) }),
});

export const withdrawReview = endpoint(WithdrawReview, {
  method: "DELETE",
  path: "/shop/product/withdrawReviewOfUser",
  in: "query",
  audience: "customer",
  request: only("product_id", product),
  response: myReview,
  refusals: { "unknown-review": answerOf(404, "Review not found") },
});

export const sendReviewPicture = endpoint(SendReviewPicture, { ...sentPicture, path: "/shop/product/review/upload/image" });
