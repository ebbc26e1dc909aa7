import type { ReviewSubject, Stars } from "#core/reviews/review.ts";
import type { ReviewState } from "#core/reviews/review-state.ts";

/** Customers' reviews; a trigger keeps `review_summary`, published ones by their stars. */
export type ReviewTables = { review: ReviewRow; review_picture: ReviewPictureRow; review_summary: ReviewSummaryRow };

export type ReviewRow = {
  id: string;
  customer: string;
  subject_kind: ReviewSubject["kind"];
  subject: string;
  version: number;
  state: ReviewState;
  stars: Stars;
  text: string;
  /** Why it was rejected. */
  reason: string | null;
  written_at: Date;
  bought_at: Date | null;
};

export type ReviewPictureRow = { review: string; place: number; upload: string };
export type ReviewSummaryRow = { subject_kind: ReviewSubject["kind"]; subject: string; counts: readonly number[] };
