import { wholeNumber } from "#web/design/figures/amounts.ts";
import { ownReviewPhrases as says } from "./wording/own-review.ts";
import type { ReviewState } from "#core/reviews/review-state.ts";
import type { ReviewFault } from "./review-form-model.ts";

/** What is said of a customer's own review, in any language. */
export const ownReviewWords = {
  ...says,
  textHint: (length: number, most: number): string => says.textHint({ length: wholeNumber(length), most: wholeNumber(most) }),
  pictureNamed: (place: number): string => says.pictureNamed({ number: String(place + 1) }),
  fault: (fault: ReviewFault, tooMany: number): string =>
    fault === "text" ? says.tooLong({ tooMany: wholeNumber(tooMany) }) : says.faults[fault],
  /** `isShown`: something of theirs is published meanwhile. */
  explained: (state: ReviewState, isShown: boolean): string =>
    isShown && (state === "pending" || state === "rejected") ? says.explainedWhileShown[state] : says.explained[state],
};
