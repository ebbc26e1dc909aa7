import type { Stars } from "../../reviews/review.ts";

/**
 * What a patient says privately of a consultation: how the line was, from 1 to 5, and what they want to add; nobody but they and staff see
 * it.
 */
export type BookingFeedback = { readonly line: Stars; readonly text: string };

/** In characters. Source: specification/consultations.md, After an appointment. */
export const LONGEST_FEEDBACK = 1_000;
