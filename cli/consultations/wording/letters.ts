import type { Facts } from "#cli/letters/phrase.ts";

/** What letters, text messages and notifications say of a booking. None names a therapy, a complaint or a practitioner. */
export const bookingLetterPhrases = {
  subject: {
    booked: "Your appointment is booked",
    moved: "Your appointment has a new time",
    cancelled: "Your appointment is cancelled",
    "called-off": "Your appointment is cancelled",
    "patient-missed": "You missed your appointment",
    "practitioner-missed": "Sorry, your practitioner did not join",
    "broken-off": "Sorry, your consultation's call failed",
    "money-back": "We have refunded your appointment",
    prescribed: "Your prescription is ready",
    "prescribed-anew": "Your prescription has changed",
    "prescription-withdrawn": "Please stop following your prescription",
  },
  subjectOfMoneyBack: "Your fee is on its way back",
  subjectOfPlanBack: "Your consultation is back in your plan",
  subjectOfReminder: { soon: "Your appointment is in 10 minutes", later: "Your appointment is coming up" },
  /** What it is about, as a sentence of its own. */
  news: {
    booked: ({ when }: Facts<"when">) => `Your appointment is booked for ${when}.`,
    moved: ({ when }: Facts<"when">) => `Your appointment has moved to ${when}.`,
    cancelled: ({ when }: Facts<"when">) => `You cancelled your appointment on ${when}.`,
    "called-off": ({ when }: Facts<"when">) => `Sorry, the practitioner had to cancel your appointment on ${when}.`,
    "patient-missed": ({ when }: Facts<"when">) => `You missed your appointment on ${when}.`,
    "practitioner-missed": ({ when }: Facts<"when">) => `Sorry, your practitioner did not join your appointment on ${when}.`,
    "broken-off": ({ when }: Facts<"when">) => `Sorry, the call failed during your appointment on ${when}.`,
    "money-back": ({ when, back }: Facts<"when" | "back">) => `We have refunded ${back} for your appointment on ${when}, the way you paid.`,
    prescribed: ({ when }: Facts<"when">) => `Your prescription for your appointment on ${when} is ready.`,
    "prescribed-anew": ({ when }: Facts<"when">) =>
      `There is a new version of the prescription for your appointment on ${when}. Please follow that one from now on.`,
    "prescription-withdrawn": ({ when }: Facts<"when">) =>
      `The practitioner withdrew the prescription for your appointment on ${when}. Please don't follow it any more. Its page says why.`,
  },
  moneyGoesBack: ({ when, back }: Facts<"when" | "back">) =>
    `We'll refund ${back} for your appointment on ${when} the way you paid, within 7 working days.`,
  planGoesBack: ({ when }: Facts<"when">) => `The consultation of your appointment on ${when} is back in your plan.`,
  reminder: {
    soon: ({ when }: Facts<"when">) => `Your appointment is in 10 minutes: ${when}.`,
    later: ({ when }: Facts<"when">) => `Your appointment is coming up: ${when}.`,
  },
  /** What may follow upon that, each a sentence or two of their own. */
  refund: ({ back }: Facts<"back">) => `We'll refund ${back} the way you paid, within 7 working days.`,
  wholeRefund: ({ back }: Facts<"back">) => `We'll refund everything you paid, ${back}, the way you paid, within 7 working days.`,
  noRefund: "Its fee can't be refunded.",
  plan: { back: "The consultation is back in your plan.", used: "The consultation stays used in your plan." },
  chooseAnew: "On its page you can choose another time, or find somebody else.",
  choice: ({ until }: Facts<"until">) => `You have until ${until} to choose another time at no cost.`,
  choiceOrFee: ({ until, fee }: Facts<"until" | "fee">) =>
    `You have until ${until} to choose another time at no cost, or to get your ${fee} back. If you do nothing, we refund it then.`,
  choiceOrPlan: ({ until }: Facts<"until">) =>
    `You have until ${until} to choose another time at no cost, or to return the consultation to your plan. If you do nothing, it goes back then.`,
  /** What stands around a letter's text, by what its page shows. */
  whole: {
    appointment: ({ name, text, page }: Facts<"name" | "text" | "page">) =>
      `Namaste ${name},\n\n${text}\n\nSee your appointment:\n${page}\n\nNiramaya\n`,
    prescription: ({ name, text, page }: Facts<"name" | "text" | "page">) =>
      `Namaste ${name},\n\n${text}\n\nSee your prescription:\n${page}\n\nNiramaya\n`,
  },
};
