import { textMessage } from "#cli/letters/letter-words.ts";
import { siteNames } from "#cli/letters/site-names.ts";
import { reportLetterPhrases as hindi } from "./wording/hindi/report-letters.ts";
import { reportLetterPhrases as english } from "./wording/report-letters.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { LabReportMessages } from "#core/labs/reports/lab-report-messages.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** What customers are told of reports; links lead to `site` ("https://niramaya.example"). */
export const labReportMessages =
  (site: string): LabReportMessages =>
  ({ customer: { name, email, mobile }, booking, language, news }) => {
    const path = `/diagnosticlab/bookings/${encodeURIComponent(booking)}/report`;
    const page = `${site}${path}`;
    const read = language ?? "en";
    const says = phrases[read];
    const text = { en: english.news[news], hi: hindi.news[news] };
    const letter = { subject: says.subject[news], text: says.whole({ name, text: text[read], page }), leave: null };
    return {
      announcement: { topic: "lab-report", text, path },
      messages: [
        ...(email === null ? [] : [{ kind: "send-email", email, ...letter } as const]),
        ...(mobile === null
          ? []
          : [{ kind: "send-sms", mobile, text: textMessage(read, { site: siteNames.shop, said: text[read], page }) } as const]),
      ],
    };
  };
