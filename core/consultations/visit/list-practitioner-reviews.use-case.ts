import { useCase } from "../../shared/token.ts";
import { reviewPage } from "../../reviews/list-reviews.use-case.ts";
import { EVERY_REVIEW, Reviews } from "../../reviews/reviews.port.ts";
import { maker } from "../../shared/use-case.ts";
import type { ReviewPage } from "../../reviews/list-reviews.use-case.ts";
import type { ReviewPlace } from "../../reviews/reviews.port.ts";
import type { PractitionerId } from "../practitioner.ts";

export type PractitionerReviewsRequest = { readonly practitioner: PractitionerId; readonly after: ReviewPlace | null };

/**
 * A page of a practitioner's published reviews, the newest first, and how many there are for each number of stars. Of somebody unknown
 * there are none. Source: specification/consultations.md, Rating of a practitioner.
 */
export type ListPractitionerReviews = (request: PractitionerReviewsRequest) => Promise<ReviewPage>;
export const ListPractitionerReviews = useCase<ListPractitionerReviews>("consultations", "ListPractitionerReviews");

export const makeListPractitionerReviews = maker(
  ListPractitionerReviews,
  { reviews: Reviews },
  ({ reviews }) =>
    ({ practitioner, after }) =>
      reviewPage(reviews, { kind: "practitioner", id: practitioner }, { ...EVERY_REVIEW, order: "newest", after }),
);
