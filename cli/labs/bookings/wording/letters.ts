import type { LabBookingNews } from "#core/labs/booking/lab-booking-news.ts";
import type { Facts } from "#cli/letters/phrase.ts";

/** What letters, text messages and notifications say of a booking of tests. None names a test, a person or a laboratory. */
export const labBookingLetterPhrases = {
  subject: {
    "called-off": "Your lab booking is cancelled",
    spoilt: "Another sample is needed",
    "prescription-refused": "Another prescription is needed",
    fasting: "Before your sample: eat nothing",
    "given-up": "Part of your lab booking could not be done",
    "given-back": "We are refunding part of what you paid",
    "goes-back": "Your money is on its way back",
    "money-back": "We have refunded your lab booking",
  } satisfies Record<LabBookingNews["kind"], string>,
  /** What it is about, as a sentence of its own. */
  news: {
    "called-off": ({ when, back }: Facts<"when" | "back">) =>
      `Sorry, the laboratory had to cancel your booking on ${when}. We'll refund ${back} the way you paid, within 7 working days.`,
    spoilt: ({ when, until }: Facts<"when" | "until">) =>
      `Sorry, a sample for your booking on ${when} can't be used. You have until ${until} to choose another time at no cost. If you do nothing, we refund what could not be done.`,
    "prescription-refused": ({ when, until }: Facts<"when" | "until">) =>
      `The laboratory can't use the prescription for your booking on ${when}. Please send another one by ${until}. If you do nothing, the booking is cancelled and we refund all of it.`,
    fasting: ({ when, hours, from }: Facts<"when" | "hours" | "from">) =>
      `Your sample is taken on ${when}. Eat nothing for ${hours} hours before it, from ${from} on; plain water is fine. With diabetes, on regular medicines or while pregnant, ask your doctor before you fast.`,
    "given-up": ({ when, back }: Facts<"when" | "back">) =>
      `Sorry, part of your booking on ${when} could not be done. We'll refund its share, ${back}, the way you paid, within 7 working days.`,
    "given-back": ({ when, back }: Facts<"when" | "back">) =>
      `We'll refund ${back} of your booking on ${when} the way you paid, within 7 working days.`,
    "goes-back": ({ when, back }: Facts<"when" | "back">) =>
      `We'll refund ${back} for your booking on ${when} the way you paid, within 7 working days.`,
    "money-back": ({ when, back }: Facts<"when" | "back">) => `We have refunded ${back} for your booking on ${when}, the way you paid.`,
  },
  /** What stands around a letter's text. */
  whole: ({ name, text, page }: Facts<"name" | "text" | "page">) =>
    `Namaste ${name},\n\n${text}\n\nSee your booking:\n${page}\n\nNiramaya\n`,
};
