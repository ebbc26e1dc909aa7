import { token } from "../shared/token.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { Review, ReviewId } from "./review.ts";
import type { Decision, NotDecided, Reviews } from "./reviews.port.ts";

/** Publishes or rejects a review as staff, `who` being how they are called. Source: decisions, Cart, quote, order (reviews). */
export type DecideReview = (
  who: string,
  asked: { readonly id: ReviewId; readonly decision: Decision },
) => Promise<Result<Review, NotDecided>>;
export const DecideReview = token<DecideReview>("DecideReview");

export const makeDecideReview =
  ({ reviews, now }: { readonly reviews: Reviews; readonly now: Clock }): DecideReview =>
  (who, { id, decision }) =>
    reviews.decide(id, decision, {
      at: now(),
      who,
      action: `review ${decision.kind}`,
      subject: { kind: "review", id },
      details: {},
    });
