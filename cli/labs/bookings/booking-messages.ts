import { letterMoment, textMessage } from "#cli/letters/letter-words.ts";
import { siteNames } from "#cli/letters/site-names.ts";
import { rupees } from "#cli/wording/rupees.ts";
import { labBookingLetterPhrases as hindi } from "./wording/hindi/letters.ts";
import { labBookingLetterPhrases as english } from "./wording/letters.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { LabBookingMessages } from "#core/labs/news/lab-booking-messages.ts";
import type { LabBookingNews } from "#core/labs/booking/lab-booking-news.ts";
import type { Language } from "#core/shared/language.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** What customers are told of bookings of tests; links lead to `site` ("https://niramaya.example"). */
export const labBookingMessages =
  (site: string): LabBookingMessages =>
  ({ customer: { name, email, mobile }, booking, language, news }) => {
    const path = `/diagnosticlab/bookings/${encodeURIComponent(booking)}`;
    const page = `${site}${path}`;
    const read = language ?? "en";
    const says = phrases[read];
    const text = { en: newsText(news, "en"), hi: newsText(news, "hi") };
    const letter = { subject: says.subject[news.kind], text: says.whole({ name, text: text[read], page }), leave: null };
    return {
      announcement: { topic: "lab-booking", text, path },
      messages: [
        ...(email === null ? [] : [{ kind: "send-email", email, ...letter } as const]),
        ...(mobile === null
          ? []
          : [{ kind: "send-sms", mobile, text: textMessage(read, { site: siteNames.shop, said: text[read], page }) } as const]),
      ],
    };
  };

function newsText(news: LabBookingNews, language: Language): string {
  const says = phrases[language].news;
  const when = letterMoment(language, news.start);
  switch (news.kind) {
    case "spoilt":
    case "prescription-refused":
      return says[news.kind]({ when, until: letterMoment(language, news.until) });
    case "fasting":
      return says.fasting({ when, hours: String(news.hours), from: letterMoment(language, news.from) });
    case "called-off":
    case "given-up":
    case "given-back":
    case "goes-back":
    case "money-back":
      return says[news.kind]({ when, back: rupees(news.back) });
  }
}
