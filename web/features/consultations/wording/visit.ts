import type { ReviewState } from "#core/reviews/review-state.ts";
import type { Stars } from "#core/reviews/review.ts";
import type { Facts } from "#web/design/phrase.ts";

/** What somebody says after an appointment: of the practitioner to everybody, of the line to us alone. */
export const visitPhrases = {
  review: "Your review of the practitioner",
  stars: "How many stars do you give?",
  starsSay: {
    1: "1 star: poor",
    2: "2 stars: not good",
    3: "3 stars: all right",
    4: "4 stars: good",
    5: "5 stars: very good",
  } satisfies Record<Stars, string>,
  text: "What should others know? (optional)",
  textHint: "Everybody can read this. Leave out what your health concerns.",
  fate: "We read every review before it is shown, with your first name and initial. A new one takes the place of your former one.",
  states: {
    pending: "Your review is shown once we have read it.",
    published: "Your review stands on the practitioner's page.",
    rejected: "Your review was not published. Change it and send it again.",
    withdrawn: "You have withdrawn your review.",
  } satisfies Record<ReviewState, string>,
  reason: ({ reason }: Facts<"reason">) => `Why: ${reason}`,
  send: "Send the review",
  sending: "Sending",
  noStars: "Please give one to five stars.",
  tooLong: ({ most }: Facts<"most">) => `At most ${most} characters, please.`,
  refused: "This can't be taken right now. Please load the page again.",
  tooMany: "That's a lot of reviews in an hour. Please try again later.",
  feedback: "How was the line? Only we read this.",
  line: "How well could you see and hear?",
  note: "What went wrong, or well? (optional)",
  sendFeedback: "Tell us",
  thanks: "Thank you. We have kept what you said of the line.",
};
