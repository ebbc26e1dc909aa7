import { hindi } from "./wording/hindi/letters.ts";
import { english } from "./wording/letters.ts";
import type { BookingMessages } from "#core/consultations/news/booking-messages.ts";
import type { BookingNews } from "#core/consultations/news/booking-news.ts";

/** What customers are told of their bookings; links lead to `site` ("https://niramaya.example"). */
export const bookingMessages =
  (site: string): BookingMessages =>
  ({ customer: { name, email, mobile }, booking, language, news }) => {
    const subject = SUBJECTS[news.kind];
    const path = `${PAGES[subject]}/${encodeURIComponent(booking)}`;
    const page = `${site}${path}`;
    const words = language === "hi" ? hindi : english;
    const said = words.said(news);
    const letter = { subject: words.subject(news), text: words.whole(name, said, `${words.see[subject]}:\n${page}`), leave: null };
    return {
      announcement: { topic: subject, text: { en: english.said(news), hi: hindi.said(news) }, path },
      messages: [
        ...(email === null || !isInLetter(news) ? [] : [{ kind: "send-email", email, ...letter } as const]),
        ...(mobile === null || !isInText(news) ? [] : [{ kind: "send-sms", mobile, text: `Niramaya: ${said} ${page}` } as const]),
      ],
    };
  };

const PAGES = { appointment: "/appointments", prescription: "/prescription" } as const;

/** What news are about. */
const SUBJECTS = {
  booked: "appointment",
  moved: "appointment",
  cancelled: "appointment",
  "called-off": "appointment",
  "patient-missed": "appointment",
  "practitioner-missed": "appointment",
  "broken-off": "appointment",
  "goes-back": "appointment",
  "money-back": "appointment",
  reminder: "appointment",
  prescribed: "prescription",
  "prescribed-anew": "prescription",
  "prescription-withdrawn": "prescription",
} as const satisfies Record<BookingNews["kind"], keyof typeof PAGES>;

/** A letter that tells of ten minutes comes too late to be read. */
const isInLetter = (news: BookingNews): boolean => news.kind !== "reminder" || news.ahead === "day";

const isInText = (news: BookingNews): boolean => news.kind !== "cancelled" && news.kind !== "goes-back" && news.kind !== "money-back";
