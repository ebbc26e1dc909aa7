import { letterMoment } from "#cli/wording/letter-moments.ts";
import { rupees } from "#cli/wording/rupees.ts";
import type { LabBookingNews } from "#core/labs/news/lab-booking-news.ts";

/** What letters, text messages and notifications say of a booking of tests in a language. None names a test, a person or a laboratory. */
export type LabBookingLetterWords = {
  /** A letter's subject. */
  readonly subject: Readonly<Record<LabBookingNews["kind"], string>>;
  /** What it is about, as a sentence of its own. */
  readonly said: (news: LabBookingNews) => string;
  /** What stands around a letter's text. */
  readonly whole: (name: string, said: string, page: string) => string;
};

export const english: LabBookingLetterWords = {
  subject: {
    "called-off": "Your lab booking is cancelled",
    spoilt: "Another sample is needed",
    "prescription-refused": "Another prescription is needed",
    fasting: "Before your sample: eat nothing",
    "given-up": "A part of your lab booking could not be done",
    "given-back": "We give back a part of what you paid",
    "goes-back": "Your money is on its way back",
    "money-back": "We have refunded your lab booking",
  },
  said(news) {
    const when = letterMoment(news.start);
    switch (news.kind) {
      case "called-off":
        return `Sorry, the laboratory had to cancel your booking on ${when}. We'll refund ${rupees(news.back)} the way you paid, within 7 working days.`;
      case "spoilt":
        return `Sorry, a sample of your booking on ${when} can't be used. Choose another time at no cost until ${letterMoment(news.until)}. If you do nothing, we refund what could not be done.`;
      case "prescription-refused":
        return `The laboratory can't use the prescription for your booking on ${when}. Send another one until ${letterMoment(news.until)}. If you do nothing, the booking is cancelled and we refund all of it.`;
      case "fasting":
        return `Your sample is taken on ${when}. Eat nothing for ${news.hours} hours before, from ${letterMoment(news.from)} on; plain water is fine.`;
      case "given-up":
        return `Sorry, a part of your booking on ${when} could not be done. We'll refund its share, ${rupees(news.back)}, the way you paid, within 7 working days.`;
      case "given-back":
        return `We'll refund ${rupees(news.back)} of your booking on ${when} the way you paid, within 7 working days.`;
      case "goes-back":
        return `We'll refund ${rupees(news.back)} for your booking on ${when} the way you paid, within 7 working days.`;
      case "money-back":
        return `We have refunded ${rupees(news.back)} for your booking on ${when}, the way you paid.`;
    }
  },
  whole: (name, said, page) => `Namaste ${name},\n\n${said}\n\nSee your booking:\n${page}\n\nNiramaya\n`,
};
