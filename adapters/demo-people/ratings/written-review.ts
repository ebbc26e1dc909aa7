import type { Stars } from "#core/reviews/review.ts";

/** A review of a product: the stars that somebody gave, and why. `by` where the words tell whether a woman or a man wrote them. */
export type WrittenReview = readonly [stars: Stars, text: string, by?: "woman" | "man"];

/** Reviews by the slug of their product, the newest first. */
export type WrittenReviews = Readonly<Record<string, readonly WrittenReview[]>>;
