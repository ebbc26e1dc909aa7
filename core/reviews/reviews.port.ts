import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { AuditEntry } from "../staff/audit-log.port.ts";
import type { MyReview, Opinion, Review, ReviewId, ReviewSubject, ShownReview, Stars } from "./review.ts";
import type { ReviewState } from "./review-state.ts";
import type { ReviewSummary } from "./review-summary.ts";

export type NewReview = Opinion & {
  readonly id: ReviewId;
  readonly customer: CustomerId;
  readonly subject: ReviewSubject;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly boughtAt: number | null;
};

/** A picture is not the customer's own for reviews, or it is one too many. */
export type UnknownPicture = { readonly kind: "unknown-picture" };

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

export type Decision = { readonly kind: "publish" } | { readonly kind: "reject"; readonly reason: string };

/** Why staff's decision does not hold. */
export type NotDecided = { readonly kind: "unknown-review" } | { readonly kind: "does-not-fit"; readonly state: ReviewState };

/** Customers' reviews, version by version; a summary is exact whoever changes what at once. */
export type Reviews = {
  /**
   * Writes a new version, which waits to be published; a former one that waited is withdrawn, one that is published stays until then. Where nothing
   * is new in it, the version that stands is answered.
   */
  write(review: NewReview): Promise<Result<MyReview, UnknownPicture>>;
  /** Withdraws what is published and what waits; null: there was nothing. */
  withdraw(customer: CustomerId, subject: ReviewSubject): Promise<MyReview | null>;
  of(customer: CustomerId, subject: ReviewSubject): Promise<MyReview | null>;
  /** Publishes or rejects a version, with the entry of who did it; a version that was published before is then withdrawn. Done twice is done once. */
  decide(id: ReviewId, decision: Decision, audit: AuditEntry): Promise<Result<Review, NotDecided>>;
  published(wanted: ReviewQuery): Promise<readonly ShownReview[]>;
  summary(subject: ReviewSubject): Promise<ReviewSummary>;
  /** For staff: those in a state (null: any), the oldest first. */
  list(wanted: { readonly state: ReviewState | null; readonly after: ReviewId | null; readonly limit: number }): Promise<readonly Review[]>;
};
export const Reviews = token<Reviews>("Reviews");
