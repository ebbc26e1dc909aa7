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
  textHint: "Everyone can read this. Please leave out details of your health.",
  fate: "We read every review before it is shown, with your first name and initial. A new one replaces your earlier one.",
  states: {
    pending: "Your review is shown once we have read it.",
    published: "Your review is on the practitioner's page.",
    rejected: "Your review was not published. Change it and send it again.",
    withdrawn: "You have withdrawn your review.",
  } satisfies Record<ReviewState, string>,
  reason: ({ reason }: Facts<"reason">) => `Why: ${reason}`,
  send: "Send the review",
  sending: "Sending",
  noStars: "Please give one to five stars.",
  tooLong: ({ most }: Facts<"most">) => `At most ${most} characters, please.`,
  refused: "This couldn't be sent right now. Please load the page again.",
  tooMany: "That's a lot of reviews in an hour. Please try again later.",
  feedback: "How was the connection? Only we read this.",
  line: "How well could you see and hear?",
  note: "What went wrong, or well? (optional)",
  sendFeedback: "Tell us",
  thanks: "Thank you for telling us about the connection.",
};
