/** What a customer may choose as the reason for cancelling, beside words of their own. Kept as it is: each reader is told it in their language. */
export const CANCEL_REASONS = ["changed-mind", "ordered-by-mistake", "found-cheaper", "comes-too-late", "wrong-address"] as const;

/** Characters of a reason in one's own words. */
export const LONGEST_REASON = 300;
