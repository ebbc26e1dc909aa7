import { hindi } from "./wording/hindi/letters.ts";
import { english } from "./wording/letters.ts";
import type { LabBookingMessages } from "#core/labs/news/lab-booking-messages.ts";

/** What customers are told of bookings of tests; links lead to `site` ("https://niramaya.example"). */
export const labBookingMessages =
  (site: string): LabBookingMessages =>
  ({ customer: { name, email, mobile }, booking, language, news }) => {
    const path = `/diagnosticlab/bookings/${encodeURIComponent(booking)}`;
    const page = `${site}${path}`;
    const words = language === "hi" ? hindi : english;
    const said = words.said(news);
    const letter = { subject: words.subject[news.kind], text: words.whole(name, said, page), leave: null };
    return {
      announcement: { topic: "lab-booking", text: { en: english.said(news), hi: hindi.said(news) }, path },
      messages: [
        ...(email === null ? [] : [{ kind: "send-email", email, ...letter } as const]),
        ...(mobile === null ? [] : [{ kind: "send-sms", mobile, text: `Niramaya: ${said} ${page}` } as const]),
      ],
    };
  };
