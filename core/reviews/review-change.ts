import { ok, refused } from "../shared/result.ts";
import { arePicturesTaken, isSameOpinion, myReviewIn } from "./review.ts";
import { nextReview } from "./review-state.ts";
import type { FileId } from "../files/file-id.ts";
import type { Upload } from "../files/upload.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { AuditEntry } from "../staff/audit-log.port.ts";
import type { MyReview, Opinion, Review, ReviewId, ReviewSubject } from "./review.ts";
import type { ReviewEvent, ReviewState } from "./review-state.ts";

/** A change of a customer's versions of a review. All of it is stored together or not at all. */
export type ReviewChange = {
  /** The changed versions, in the order in which they change. */
  readonly changed: readonly Review[];
  /** A new version; null: none. */
  readonly written: Review | null;
  /** null: staff had no part in it. */
  readonly audit: AuditEntry | null;
};

/** `change` null leaves everything as it is. */
export type DecidedReview<Answer> = { readonly change: ReviewChange | null; readonly answer: Answer };

/** What a customer writes. */
export type NewReview = Opinion & {
  readonly id: ReviewId;
  readonly customer: CustomerId;
  readonly subject: ReviewSubject;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly boughtAt: number | null;
};

/** A picture is not one that the customer uploaded for reviews, or there are too many pictures. */
export type UnknownPicture = { readonly kind: "unknown-picture" };

/** What staff decide about a version. */
export type Decision = { readonly kind: "publish" } | { readonly kind: "reject"; readonly reason: string };

/** Why a decision of staff is refused. */
export type NotDecided = { readonly kind: "unknown-review" } | { readonly kind: "does-not-fit"; readonly state: ReviewState };

/**
 * The change when a customer writes a review. The new version waits to be published. A former version that waited is withdrawn; a published
 * one stays until the new one is published. If nothing is new, the present version is the answer. `own`: the pictures of the review that
 * the customer has uploaded. Source: specification/reviews.md, Who may review.
 */
export function changeByWriting(
  { versions, own }: { readonly versions: readonly Review[]; readonly own: ReadonlyMap<FileId, Upload["kind"]> },
  { at, ...review }: NewReview,
): DecidedReview<Result<MyReview, UnknownPicture>> {
  const before = myReviewIn(versions);
  if (before !== null && isInForce(before.newest) && isSameOpinion(before.newest, review)) return { change: null, answer: ok(before) };
  if (!arePicturesTaken(review.pictures, own)) return { change: null, answer: refused({ kind: "unknown-picture" }) };
  const changed = versions.filter(({ state }) => state === "pending").map((one) => stepped(one, "replace"));
  const written: Review = { ...review, version: (before?.newest.version ?? 0) + 1, state: "pending", reason: null, writtenAt: at };
  return { change: { changed, written, audit: null }, answer: ok(myReviewAfter(versions, [...changed, written])) };
}

/**
 * The change when a customer withdraws a review: no version is shown and none waits any more. The answer is null if there was none.
 * Source: specification/reviews.md, Who may review.
 */
export function changeByWithdrawing(versions: readonly Review[]): DecidedReview<MyReview | null> {
  const changed = versions.filter(isInForce).map((one) => stepped(one, "withdraw"));
  if (changed.length === 0) return { change: null, answer: null };
  return { change: { changed, written: null, audit: null }, answer: myReviewAfter(versions, changed) };
}

/**
 * The change when staff decide about one of a customer's versions, with the audit entry. Publishing withdraws the version that was
 * published before. A repeated decision has no further effect. Source: specification/reviews.md, Who may review.
 */
export function changeByDecision(
  versions: readonly Review[],
  { id, decision, who, at }: { readonly id: ReviewId; readonly decision: Decision; readonly who: string; readonly at: number },
): DecidedReview<Result<Review, NotDecided>> {
  const review = versions.find((one) => one.id === id);
  if (review === undefined) return { change: null, answer: refused({ kind: "unknown-review" }) };
  const state = nextReview(review.state, decision.kind);
  if (state === null) return { change: null, answer: refused({ kind: "does-not-fit", state: review.state }) };
  if (state === review.state) return { change: null, answer: ok(review) };
  const former = state === "published" ? versions.filter((one) => one.state === "published") : [];
  const decided = { ...review, state, reason: decision.kind === "reject" ? decision.reason : null };
  const audit = { at, who, action: `review ${decision.kind}`, subject: { kind: "review", id }, details: {} } as const;
  return { change: { changed: [...former.map((one) => stepped(one, "replace")), decided], written: null, audit }, answer: ok(decided) };
}

const isInForce = ({ state }: Review): boolean => state === "pending" || state === "published";

/** Throws a TypeError if the event does not fit: that is a defect. */
function stepped(review: Review, event: ReviewEvent): Review {
  const state = nextReview(review.state, event);
  if (state === null) throw new TypeError(`${event} does not fit ${review.state}`);
  return { ...review, state, reason: null };
}

function myReviewAfter(before: readonly Review[], changed: readonly Review[]): MyReview {
  const after = new Map([...before, ...changed].map((one) => [one.id, one]));
  const mine = myReviewIn([...after.values()]);
  if (mine === null) throw new TypeError("there is a version now");
  return mine;
}
