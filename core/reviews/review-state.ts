/** How far a version of a review is: "withdrawn" by its customer, or because a newer version took its place. Source: specification/reviews.md, States of a review. */
export type ReviewState = "pending" | "published" | "rejected" | "withdrawn";

/** "replace": a newer version takes its place: a pending one as soon as that is written, a published one once that is published. */
export type ReviewEvent = "publish" | "reject" | "withdraw" | "replace";

export const REVIEW_STATES: readonly ReviewState[] = ["pending", "published", "rejected", "withdrawn"];
export const REVIEW_EVENTS: readonly ReviewEvent[] = ["publish", "reject", "withdraw", "replace"];

const table: Readonly<Record<ReviewState, Readonly<Partial<Record<ReviewEvent, ReviewState>>>>> = {
  pending: { publish: "published", reject: "rejected", withdraw: "withdrawn", replace: "withdrawn" },
  published: { publish: "published", reject: "rejected", withdraw: "withdrawn", replace: "withdrawn" },
  rejected: { reject: "rejected" },
  withdrawn: { withdraw: "withdrawn", replace: "withdrawn" },
};

/** Null where the event does not fit. The same event twice leaves what it made. Source: specification/reviews.md, States of a review. */
export const nextReview = (state: ReviewState, event: ReviewEvent): ReviewState | null => table[state][event] ?? null;
