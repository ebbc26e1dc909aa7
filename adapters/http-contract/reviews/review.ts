import * as z from "zod/mini";
import { customerId } from "#core/identity/customer-id.ts";
import { REVIEW_STATES } from "#core/reviews/review-state.ts";
import { averageStars, reviewsIn, summaryOf } from "#core/reviews/review-summary.ts";
import { REVIEW_SUBJECTS, reviewId } from "#core/reviews/review.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { fileAddress } from "#adapters/http-contract/identity/person.ts";
import { boundedText, idOf, instant } from "#adapters/http-contract/scalars.ts";
import { stars } from "./stars.ts";
import type { ReviewPage } from "#core/reviews/list-reviews.use-case.ts";
import type { MyReview, Review, ReviewSubject, ShownReview, Stars } from "#core/reviews/review.ts";
import type { ReviewSummary } from "#core/reviews/review-summary.ts";
import type { ReviewPlace } from "#core/reviews/reviews.port.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const reviewed = boundedText(100);

const opinion = { stars: ["rating", stars], text: ["review", z.string()], pictures: ["images", z.array(fileAddress)] } as const;

const subject: Shape<ReviewSubject> = fields({ kind: z.enum(REVIEW_SUBJECTS), id: ["_id", reviewed] });

const review: Shape<Review> = fields({
  id: ["_id", idOf(reviewId)],
  customer: ["user_id", idOf(customerId)],
  subject,
  ...opinion,
  version: z.int(),
  state: ["status", z.enum(REVIEW_STATES)],
  reason: z.nullable(z.string()),
  writtenAt: ["createdAt", instant],
  boughtAt: ["bought_at", z.nullable(instant)],
});

export const myReview: Shape<MyReview> = fields({ newest: review, shown: z.nullable(review) });

const shownReview: Shape<ShownReview> = fields({
  id: ["_id", idOf(reviewId)],
  ...opinion,
  author: ["user_name", z.string()],
  isVerifiedBuyer: ["verified_buyer", z.boolean()],
  writtenAt: ["createdAt", instant],
});

/** With what follows from the counts, for whoever reads them elsewhere. */
const summary: Shape<ReviewSummary> = wire(
  z.object({ counts: z.array(z.int()).check(z.length(5)), reviews: z.int(), average: z.nullable(z.number()) }),
  ({ counts }) => summaryOf((given) => counts[given - 1] ?? 0),
  (of) => ({ counts: [of[1], of[2], of[3], of[4], of[5]], reviews: reviewsIn(of), average: averageStars(of) }),
);

/** Where a page ends: "4.1795132800000.id". */
export const reviewPlace: Shape<ReviewPlace> = z.codec(
  z.string().check(z.regex(/^[1-5]\.\d{1,15}\.[!-~]{1,100}$/, "where a page ended")),
  z.custom<ReviewPlace>(),
  {
    decode: (text) => {
      const [given = "", at = "", ...id] = text.split(".");
      return { stars: Number(given) as Stars, writtenAt: Number(at), id: reviewId(id.join(".")) };
    },
    encode: ({ stars: given, writtenAt, id }) => `${given}.${writtenAt}.${id}`,
  },
);

export const reviewPage: Shape<ReviewPage> = fields({ summary, reviews: z.array(shownReview), next: z.nullable(reviewPlace) });
