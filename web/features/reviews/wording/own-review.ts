import type { Stars } from "#core/reviews/review.ts";
import type { ReviewState } from "#core/reviews/review-state.ts";
import type { NotWritten } from "#core/reviews/write-review.use-case.ts";
import type { ReviewFault } from "#web/features/reviews/review-form-model.ts";
import type { Facts } from "#web/design/phrase.ts";

/** A customer's own review of a product. */
export const ownReviewPhrases = {
  title: "Your review",
  of: ({ product }: Facts<"product">) => `What you think of ${product}`,
  reading: "Loading your review",
  unavailable: "We couldn't load your review right now.",
  invited: "You bought it. Others would like to know what you think.",
  notYet: "You can't review it yet",
  notYetText: "You can review this product once it has been delivered to you.",
  toProduct: "Go to the product",
  stars: "How many stars do you give?",
  starsSay: {
    1: "1 star: poor",
    2: "2 stars: not good",
    3: "3 stars: all right",
    4: "4 stars: good",
    5: "5 stars: very good",
  } satisfies Record<Stars, string>,
  text: "What should others know? (optional)",
  textHint: ({ length, most }: Facts<"length" | "most">) => `${length} of ${most} characters`,
  pictures: "Pictures (optional)",
  picturesHint: "Up to 5. Everyone can see them once the review is published.",
  addPictures: "Add pictures",
  picture: "Picture",
  pictureNamed: ({ number }: Facts<"number">) => `Picture ${number}`,
  fate: "We read every review before it is shown, with your first name and initial.",
  changeFate: "We read it again before it is shown. What is published now stays until then.",
  send: "Send the review",
  sending: "Sending",
  tooLong: ({ tooMany }: Facts<"tooMany">) => `The text is ${tooMany} characters too long.`,
  faults: {
    stars: "Please give one to five stars.",
    "pictures-sending": "A picture is still being sent. Please wait a moment.",
    "pictures-failed": "A picture was not sent. Try it again or remove it.",
  } satisfies Record<Exclude<ReviewFault, "text">, string>,
  refused: {
    "not-bought": "You can review a product once it has been delivered to you.",
    "unknown-picture": "A picture got lost. Please remove it and add it again.",
    "too-many-reviews": "That's a lot of reviews in an hour. Please try again later.",
  } satisfies Record<NotWritten["kind"], string>,
  thanks: "Thank you. We have your review.",
  own: "What you wrote",
  states: {
    pending: "Waiting",
    published: "Published",
    rejected: "Not published",
    withdrawn: "Withdrawn",
  } satisfies Record<ReviewState, string>,
  explained: {
    pending: "Your review is shown once we have read it.",
    published: "Your review is on the product's page for everyone.",
    rejected: "Your review was not published. Change it and send it again.",
    withdrawn: "You have withdrawn your review.",
  } satisfies Record<ReviewState, string>,
  /** Of somebody of whom a former review is published meanwhile. */
  explainedWhileShown: {
    pending: "Your review is shown once we have read it. Until then your earlier one stays.",
    rejected: "Your new review was not published; the earlier one stays. Change it and send it again.",
  },
  reason: ({ reason }: Facts<"reason">) => `Why: ${reason}`,
  change: "Change it",
  withdraw: "Withdraw it",
  withdrawAsk: "Withdraw your review?",
  withdrawText: "No other customer sees it any more, and its stars no longer count. You may write another one whenever you like.",
  withdrawFailed: "We could not reach the shop. Your review is still there.",
  withdrawn: "Your review is withdrawn.",
  keep: "Keep it",
};
