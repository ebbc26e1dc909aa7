import { textMessage } from "#cli/letters/letter-words.ts";
import { siteNames } from "#cli/letters/site-names.ts";
import { bookingWords } from "./booking-words.ts";
import type { BookingMessages } from "#core/consultations/news/booking-messages.ts";
import type { BookingNews } from "#core/consultations/booking/booking-news.ts";

/** What customers are told of their bookings; links lead to `site` ("https://niramaya.example"). */
export const bookingMessages =
  (site: string): BookingMessages =>
  ({ customer: { name, email, mobile }, booking, language, news }) => {
    const subject = SUBJECTS[news.kind];
    const path = `${PAGES[subject]}/${encodeURIComponent(booking)}`;
    const page = `${site}${path}`;
    const read = language ?? "en";
    const words = bookingWords(read);
    const text = { en: bookingWords("en").text(news), hi: bookingWords("hi").text(news) };
    const letter = { subject: words.subject(news), text: words.whole[subject]({ name, text: text[read], page }), leave: null };
    return {
      announcement: { topic: subject, text, path },
      messages: [
        ...(email === null || !isInLetter(news) ? [] : [{ kind: "send-email", email, ...letter } as const]),
        ...(mobile === null || !isInText(news)
          ? []
          : [{ kind: "send-sms", mobile, text: textMessage(read, { site: siteNames.shop, said: text[read], page }) } as const]),
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
