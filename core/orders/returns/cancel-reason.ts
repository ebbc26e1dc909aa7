/**
 * The reasons for cancelling that a customer may choose, besides their own words. The code is stored, and each reader sees it in their
 * language.
 */
export const CANCEL_REASONS = ["changed-mind", "ordered-by-mistake", "found-cheaper", "comes-too-late", "wrong-address"] as const;

/** The most characters of a reason in the customer's own words. */
export const LONGEST_REASON = 300;
