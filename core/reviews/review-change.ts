import { ok, refused } from "../shared/result.ts";
import { arePicturesTaken, isSameOpinion, myReviewIn } from "./review.ts";
import { nextReview } from "./review-state.ts";
import type { FileId } from "../files/file-id.ts";
import type { UploadKind } from "../files/upload.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { AuditEntry } from "../staff/audit-log.port.ts";
import type { MyReview, Opinion, Review, ReviewId, ReviewSubject } from "./review.ts";
import type { ReviewEvent, ReviewState } from "./review-state.ts";

/** What changes of a customer's versions of a review; all of it is kept together or not at all. */
export type ReviewChange = {
  /** Versions as they are from now on, in the order in which they change. */
  readonly changed: readonly Review[];
  /** A new version; null: none. */
  readonly written: Review | null;
  /** Null: staff had no part in it. */
  readonly audit: AuditEntry | null;
};

/** `change` null leaves all as it is. */
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

/** A picture is not the customer's own for reviews, or it is one too many. */
export type UnknownPicture = { readonly kind: "unknown-picture" };

/** What staff decide about a version. */
export type Decision = { readonly kind: "publish" } | { readonly kind: "reject"; readonly reason: string };

/** Why staff's decision does not hold. */
export type NotDecided = { readonly kind: "unknown-review" } | { readonly kind: "does-not-fit"; readonly state: ReviewState };

/**
 * What writing a review makes of its customer's versions. The new one waits to be published; a former one that waited is withdrawn, one that is
 * published stays until then. Where nothing is new in it, the version that stands is answered. `own`: the customer's uploads among its pictures.
 * Source: specification/reviews.md, Who may review.
 */
export function changeByWriting(
  { versions, own }: { readonly versions: readonly Review[]; readonly own: ReadonlyMap<FileId, UploadKind> },
  { at, ...review }: NewReview,
): DecidedReview<Result<MyReview, UnknownPicture>> {
  const before = myReviewIn(versions);
  if (before !== null && isStanding(before.newest) && isSameOpinion(before.newest, review)) return { change: null, answer: ok(before) };
  if (!arePicturesTaken(review.pictures, own)) return { change: null, answer: refused({ kind: "unknown-picture" }) };
  const changed = versions.filter(({ state }) => state === "pending").map((one) => stepped(one, "replace"));
  const written: Review = { ...review, version: (before?.newest.version ?? 0) + 1, state: "pending", reason: null, writtenAt: at };
  return { change: { changed, written, audit: null }, answer: ok(myReviewAfter(versions, [...changed, written])) };
}

/** What withdrawing a review makes of its customer's versions: none is shown and none waits any more. The answer is null where there was nothing. Source: specification/reviews.md, Who may review. */
export function changeByWithdrawing(versions: readonly Review[]): DecidedReview<MyReview | null> {
  const changed = versions.filter(isStanding).map((one) => stepped(one, "withdraw"));
  if (changed.length === 0) return { change: null, answer: null };
  return { change: { changed, written: null, audit: null }, answer: myReviewAfter(versions, changed) };
}

/**
 * What a decision of staff makes of a version among its customer's others, with the entry of who took it; a version that was published before is
 * then withdrawn. Taken twice it is taken once. Source: specification/reviews.md, Who may review.
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

const isStanding = ({ state }: Review): boolean => state === "pending" || state === "published";

/** Throws a TypeError where the event does not fit: a defect. */
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
