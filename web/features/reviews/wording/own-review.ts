import { wholeNumber } from "#web/design/wording/amounts.ts";
import type { Stars } from "#core/reviews/review.ts";
import type { ReviewState } from "#core/reviews/review-state.ts";
import type { NotWritten } from "#core/reviews/write-review.use-case.ts";
import type { ReviewFault } from "#web/features/reviews/review-form-model.ts";

const stars: Readonly<Record<Stars, string>> = {
  1: "1 star: poor",
  2: "2 stars: not good",
  3: "3 stars: all right",
  4: "4 stars: good",
  5: "5 stars: very good",
};

const states: Readonly<Record<ReviewState, string>> = {
  pending: "Waiting",
  published: "Published",
  rejected: "Not published",
  withdrawn: "Withdrawn",
};

const refusals: Readonly<Record<NotWritten["kind"], string>> = {
  "not-bought": "You can review a product once it has been delivered to you.",
  "unknown-picture": "A picture got lost. Please remove it and add it again.",
  "too-many-reviews": "That were many reviews in an hour. Please try again later.",
};

/** A customer's own review of a product. */
export const ownReviewWords = {
  title: "Your review",
  of: (product: string): string => `What you think of ${product}`,
  reading: "Your review is being read",
  unavailable: "Your review could not be read just now.",
  invited: "You bought it. Others would like to know what you think.",
  notYet: "You can't review it yet",
  notYetText: "You can review this product once it has been delivered to you.",
  toProduct: "To the product",
  stars: "How many stars do you give?",
  starsSay: (given: Stars): string => stars[given],
  text: "What should others know? (optional)",
  textHint: (length: number, most: number): string => `${wholeNumber(length)} of ${wholeNumber(most)} characters`,
  pictures: "Pictures (optional)",
  picturesHint: "Up to 5. Everybody can see them once the review is published.",
  addPictures: "Add pictures",
  picture: "Picture",
  pictureNamed: (place: number): string => `Picture ${place + 1}`,
  fate: "We read every review before it is shown, with your first name and initial.",
  changeFate: "We read it again before it is shown. What is published now stays until then.",
  send: "Send the review",
  sending: "Sending",
  fault: (fault: ReviewFault, tooMany: number): string => {
    switch (fault) {
      case "stars":
        return "Please give one to five stars.";
      case "text":
        return `The text is ${wholeNumber(tooMany)} characters too long.`;
      case "pictures-sending":
        return "A picture is still on its way; it takes a moment.";
      case "pictures-failed":
        return "A picture was not sent. Try it again or remove it.";
    }
  },
  refused: (why: NotWritten["kind"]): string => refusals[why],
  thanks: "Thank you. Your review is with us.",
  own: "What you wrote",
  state: (state: ReviewState): string => states[state],
  /** `isShown`: something of theirs is published meanwhile. */
  explained: (state: ReviewState, isShown: boolean): string => {
    switch (state) {
      case "pending":
        return isShown
          ? "Your review is shown once we have read it. Until then your former one stays."
          : "Your review is shown once we have read it.";
      case "published":
        return "Your review stands on the product's page for everybody.";
      case "rejected":
        return isShown
          ? "Your new review was not published; the former one stays. Change it and send it again."
          : "Your review was not published. Change it and send it again.";
      case "withdrawn":
        return "You have withdrawn your review.";
    }
  },
  reason: (reason: string): string => `Why: ${reason}`,
  change: "Change it",
  withdraw: "Withdraw it",
  withdrawAsk: "Withdraw your review?",
  withdrawText: "Nobody sees it any more, and its stars no longer count. You may write another one whenever you like.",
  withdrawFailed: "We could not reach the shop. Your review still stands.",
  withdrawn: "Your review is withdrawn.",
  keep: "Keep it",
};
