import { token } from "../../shared/token.ts";
import { reviewPage } from "../../reviews/list-reviews.use-case.ts";
import { EVERY_REVIEW } from "../../reviews/reviews.port.ts";
import type { ReviewPage } from "../../reviews/list-reviews.use-case.ts";
import type { ReviewPlace, Reviews } from "../../reviews/reviews.port.ts";
import type { PractitionerId } from "../practitioner.ts";

export type PractitionerReviewsRequest = { readonly practitioner: PractitionerId; readonly after: ReviewPlace | null };

/**
 * A page of a practitioner's published reviews, the newest first, and how many there are for each number of stars. Of somebody unknown there
 * are none. Source: specification/consultations.md, Rating of a practitioner.
 */
export type ListPractitionerReviews = (asked: PractitionerReviewsRequest) => Promise<ReviewPage>;
export const ListPractitionerReviews = token<ListPractitionerReviews>("ListPractitionerReviews");

export const makeListPractitionerReviews =
  ({ reviews }: { readonly reviews: Reviews }): ListPractitionerReviews =>
  ({ practitioner, after }) =>
    reviewPage(reviews, { kind: "practitioner", id: practitioner }, { ...EVERY_REVIEW, order: "newest", after });
