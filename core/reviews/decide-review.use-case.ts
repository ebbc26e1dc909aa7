import { useCase } from "../shared/token.ts";
import { changeByDecision } from "./review-change.ts";
import { maker } from "../shared/use-case.ts";
import { Reviews } from "./reviews.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { Review, ReviewId } from "./review.ts";
import type { Decision, NotDecided } from "./review-change.ts";

/** Publishes or rejects a review as staff; `who` is the staff member's name. Source: specification/reviews.md, States of a review. */
export type DecideReview = (
  who: string,
  request: { readonly id: ReviewId; readonly decision: Decision },
) => Promise<Result<Review, NotDecided>>;
export const DecideReview = useCase<DecideReview>("reviews", "DecideReview");

export const makeDecideReview = maker(DecideReview, { reviews: Reviews, now: Clock }, ({ reviews, now }) => (who, { id, decision }) => {
  const at = now();
  return reviews.change({
    of: { version: id },
    pictures: [],
    decide: ({ versions }) => changeByDecision(versions, { id, decision, who, at }),
  });
});
