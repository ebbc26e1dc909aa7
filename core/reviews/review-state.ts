/**
 * The state of a version of a review. "withdrawn": by its customer, or because a newer version replaced it.
 * Source: specification/reviews.md, States of a review.
 */
export type ReviewState = "pending" | "published" | "rejected" | "withdrawn";

/**
 * "replace": a newer version replaces this one. That happens to a pending version when the newer one is written, and to a published version
 * when the newer one is published.
 */
export type ReviewEvent = "publish" | "reject" | "withdraw" | "replace";

export const REVIEW_STATES: readonly ReviewState[] = ["pending", "published", "rejected", "withdrawn"];
export const REVIEW_EVENTS: readonly ReviewEvent[] = ["publish", "reject", "withdraw", "replace"];

const table: Readonly<Record<ReviewState, Readonly<Partial<Record<ReviewEvent, ReviewState>>>>> = {
  pending: { publish: "published", reject: "rejected", withdraw: "withdrawn", replace: "withdrawn" },
  published: { publish: "published", reject: "rejected", withdraw: "withdrawn", replace: "withdrawn" },
  rejected: { reject: "rejected" },
  withdrawn: { withdraw: "withdrawn", replace: "withdrawn" },
};

/**
 * The version's next state; null where the event does not fit. A repeated event gives the same state.
 * Source: specification/reviews.md, States of a review.
 */
export const nextReview = (state: ReviewState, event: ReviewEvent): ReviewState | null => table[state][event] ?? null;
