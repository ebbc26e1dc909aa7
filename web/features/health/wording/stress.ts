import { TELE_MANAS } from "#core/shared/helplines.ts";
import type { Facts } from "#web/design/phrase.ts";

/** The stress test. */
export const stressPhrases = {
  form: "The last month",
  howOften: "In the last month, how often …",
  questions: [
    "did something unplanned throw your day?",
    "did you feel that what matters was out of your hands?",
    "were you tense or on edge?",
    "did you trust yourself to handle what came?",
    "did things go about as you wished?",
    "did your list seem longer than your day?",
    "could you let go of what annoyed you?",
    "did you feel on top of things?",
    "were you angry about what you could not change?",
    "did troubles pile up faster than you could deal with them?",
  ],
  scale: ["never", "seldom", "sometimes", "often", "very often"],
  numbered: ({ number, asked }: Facts<"number" | "asked">) => `${number}. … ${asked}`,
  unanswered: "Please choose an answer",
  missing: {
    one: ({ numbers }: Facts<"count" | "numbers">) => `Question ${numbers} has no answer yet.`,
    other: ({ count, numbers }: Facts<"count" | "numbers">) => `${count} questions have no answer yet: ${numbers}.`,
  },
  result: "Your result",
  score: "Score",
  ofForty: ({ score }: Facts<"score">) => `${score} of 40`,
  bands: {
    low: { headline: "Little stress", text: "You seem to have had enough strength for this month." },
    moderate: {
      headline: "Some stress",
      text: "The month asked a good deal of you. A walk, sleep and somebody to talk to help most people.",
    },
    high: { headline: "A lot of stress", text: "That was a hard month. You don't have to carry it alone: please talk to somebody." },
  },
  helpline: "Talk to somebody",
  manas: `Tele-MANAS ${TELE_MANAS}, free, day and night`,
  danger: "In danger: 112",
  again: "Answer again",
};
