import { token } from "../shared/token.ts";
import type { FileId } from "../files/file-id.ts";
import type { Upload } from "../files/upload.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { DecidedReview } from "./review-change.ts";
import type { MyReview, Review, ReviewId, ReviewSubject, ShownReview, Stars } from "./review.ts";
import type { ReviewState } from "./review-state.ts";
import type { ReviewSummary } from "./review-summary.ts";

export type ReviewOrder = "newest" | "most-stars";

/** The place after which the next page of reviews begins. */
export type ReviewPlace = { readonly stars: Stars; readonly writtenAt: number; readonly id: ReviewId };

/** Which of the reviews are shown: those with that number of stars (null: any), of everybody or of verified buyers alone. */
export type ReviewChoice = { readonly stars: Stars | null; readonly buyers: "all" | "verified" };

export const EVERY_REVIEW: ReviewChoice = { stars: null, buyers: "all" };

export type ReviewQuery = ReviewChoice & {
  readonly subject: ReviewSubject;
  readonly order: ReviewOrder;
  /** null: from the first review on. */
  readonly after: ReviewPlace | null;
  readonly limit: number;
};

/** Which versions change: a customer's own of a subject, or all that belong together with a given version. */
export type ReviewOwner = { readonly customer: CustomerId; readonly subject: ReviewSubject } | { readonly version: ReviewId };

export type ReviewTransaction<Answer> = {
  readonly of: ReviewOwner;
  /** The pictures that `decide` wants to know about. */
  readonly pictures: readonly FileId[];
  /** `versions` is empty if there are none. `own` contains those of the pictures that the customer has uploaded. */
  readonly decide: (seen: {
    readonly versions: readonly Review[];
    readonly own: ReadonlyMap<FileId, Upload["kind"]>;
  }) => DecidedReview<Answer>;
};

/** Customers' reviews, version by version. A summary is exact even if several reviews change at once. */
export type Reviews = {
  /**
   * Changes a customer's review as core decides. Atomic: nothing else changes this customer's reviews between what `decide` sees and what
   * is stored, and its pictures are not removed. Others see a picture as long as they see a version that contains it. `decide` may be
   * called once only.
   */
  change<Answer>(transaction: ReviewTransaction<Answer>): Promise<Answer>;
  of(customer: CustomerId, subject: ReviewSubject): Promise<MyReview | null>;
  published(wanted: ReviewQuery): Promise<readonly ShownReview[]>;
  summary(subject: ReviewSubject): Promise<ReviewSummary>;
  /** For staff: the versions in a state (null: any), the oldest first. */
  list(wanted: { readonly state: ReviewState | null; readonly after: ReviewId | null; readonly limit: number }): Promise<readonly Review[]>;
};
export const Reviews = token<Reviews>("Reviews");
