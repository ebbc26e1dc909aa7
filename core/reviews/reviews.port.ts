import { token } from "../shared/token.ts";
import type { FileId } from "../files/file-id.ts";
import type { UploadKind } from "../files/upload.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { DecidedReview } from "./review-change.ts";
import type { MyReview, Review, ReviewId, ReviewSubject, ShownReview, Stars } from "./review.ts";
import type { ReviewState } from "./review-state.ts";
import type { ReviewSummary } from "./review-summary.ts";

export type ReviewOrder = "newest" | "most-stars";

/** Where a page of reviews ends. */
export type ReviewPlace = { readonly stars: Stars; readonly writtenAt: number; readonly id: ReviewId };

export type ReviewQuery = {
  readonly subject: ReviewSubject;
  readonly order: ReviewOrder;
  /** Null: from the first on. */
  readonly after: ReviewPlace | null;
  readonly limit: number;
};

/** Whose versions of which review change: the customer's own of a subject, or those among which a version is. */
export type ReviewOwner = { readonly customer: CustomerId; readonly subject: ReviewSubject } | { readonly version: ReviewId };

export type ReviewTransaction<Answer> = {
  readonly of: ReviewOwner;
  /** Pictures that `decide` wants to know about. */
  readonly pictures: readonly FileId[];
  /** `versions` is empty where there is none, `own` holds the pictures that the customer has uploaded. */
  readonly decide: (seen: { readonly versions: readonly Review[]; readonly own: ReadonlyMap<FileId, UploadKind> }) => DecidedReview<Answer>;
};

/** Customers' reviews, version by version; a summary is exact whoever changes what at once. */
export type Reviews = {
  /**
   * Changes a customer's review by what core decides. Atomic: nothing else changes this customer's reviews between what `decide` sees and what is
   * kept, and its pictures stay. Pictures are shown to others as long as a version that holds them is. `decide` may be asked once only.
   */
  change<Answer>(asked: ReviewTransaction<Answer>): Promise<Answer>;
  of(customer: CustomerId, subject: ReviewSubject): Promise<MyReview | null>;
  published(wanted: ReviewQuery): Promise<readonly ShownReview[]>;
  summary(subject: ReviewSubject): Promise<ReviewSummary>;
  /** For staff: those in a state (null: any), the oldest first. */
  list(wanted: { readonly state: ReviewState | null; readonly after: ReviewId | null; readonly limit: number }): Promise<readonly Review[]>;
};
export const Reviews = token<Reviews>("Reviews");
