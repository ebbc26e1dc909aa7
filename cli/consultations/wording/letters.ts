import { letterMoment } from "#cli/wording/letter-moments.ts";
import { rupees } from "#cli/wording/rupees.ts";
import type { Paise } from "#core/shared/money.ts";
import type { PlanOutcome } from "#core/consultations/plans/paid-by-plan.ts";
import type { BookingNews } from "#core/consultations/news/booking-news.ts";

/** What letters, text messages and notifications say of a booking in a language. None names a therapy, a complaint or a practitioner. */
export type BookingLetterWords = {
  /** A letter's subject. */
  readonly subject: (news: BookingNews) => string;
  /** What it is about, as a sentence of its own. */
  readonly said: (news: BookingNews) => string;
  /** What stands before a link, by what it leads to. */
  readonly see: Readonly<Record<"appointment" | "prescription", string>>;
  /** What stands around a letter's text; `link` says what it leads to. */
  readonly whole: (name: string, said: string, link: string) => string;
};

type Choice = { readonly fee: Paise; readonly plan: PlanOutcome | null; readonly until: number };

function choiceText({ fee, plan, until }: Choice): string {
  const choose = `Choose another time at no cost until ${letterMoment(until)}`;
  if (plan !== null) return `${choose}, or take the consultation back to your plan. If you do nothing, it comes back then.`;
  return `${choose}${fee > 0 ? `, or take your ${rupees(fee)} back. If you do nothing, we refund it then` : ""}.`;
}

const planText = (plan: PlanOutcome | null): string =>
  plan === null ? "" : plan === "back" ? " The consultation is back in your plan." : " The consultation stays used in your plan.";

export const english: BookingLetterWords = {
  subject(news) {
    switch (news.kind) {
      case "booked":
        return "Your appointment is booked";
      case "moved":
        return "Your appointment has a new time";
      case "cancelled":
      case "called-off":
        return "Your appointment is cancelled";
      case "patient-missed":
        return "You missed your appointment";
      case "practitioner-missed":
        return "Sorry, your practitioner did not come";
      case "broken-off":
        return "Sorry, the line of your consultation failed";
      case "goes-back":
        return news.plan === null ? "Your fee is on its way back" : "Your consultation is back in your plan";
      case "money-back":
        return "We have refunded your appointment";
      case "prescribed":
        return "Your prescription is ready";
      case "prescribed-anew":
        return "Your prescription has changed";
      case "prescription-withdrawn":
        return "Please stop following your prescription";
      case "reminder":
        return news.ahead === "room" ? "Your appointment is in 10 minutes" : "Your appointment is coming up";
    }
  },
  said(news) {
    const when = letterMoment(news.start);
    switch (news.kind) {
      case "booked":
        return `Your appointment is booked for ${when}.`;
      case "moved":
        return `Your appointment has moved to ${when}.`;
      case "cancelled":
        return `You cancelled your appointment on ${when}.${news.back > 0 ? ` We'll refund ${rupees(news.back)} the way you paid, within 7 working days.` : ""}${planText(news.plan)}`;
      case "called-off":
        return `Sorry, the practitioner had to cancel your appointment on ${when}.${news.back > 0 ? ` We'll refund all you paid, ${rupees(news.back)}, the way you paid, within 7 working days.` : ""}${planText(news.plan)} On its page you can choose another time, or find somebody else.`;
      case "patient-missed":
        return `You missed your appointment on ${when}.${news.plan === null ? " Its fee can't be refunded." : planText(news.plan)}`;
      case "practitioner-missed":
        return `Sorry, your practitioner did not come to your appointment on ${when}. ${choiceText(news)}`;
      case "broken-off":
        return `Sorry, the line failed during your appointment on ${when}. ${choiceText(news)}`;
      case "goes-back":
        if (news.plan !== null) return `The consultation of your appointment on ${when} is back in your plan.`;
        return `We'll refund ${rupees(news.back)} for your appointment on ${when} the way you paid, within 7 working days.`;
      case "money-back":
        return `We have refunded ${rupees(news.back)} for your appointment on ${when}, the way you paid.`;
      case "prescribed":
        return `Your prescription for your appointment on ${when} is ready.`;
      case "prescribed-anew":
        return `There is a new version of the prescription for your appointment on ${when}. Please follow that one from now on.`;
      case "prescription-withdrawn":
        return `The practitioner withdrew the prescription for your appointment on ${when}. Please do not follow it any more. Its page says why.`;
      case "reminder":
        return news.ahead === "room" ? `Your appointment is in 10 minutes: ${when}.` : `Your appointment is coming up: ${when}.`;
    }
  },
  see: { appointment: "See your appointment", prescription: "See your prescription" },
  whole: (name, said, link) => `Namaste ${name},\n\n${said}\n\n${link}\n\nNiramaya\n`,
};
