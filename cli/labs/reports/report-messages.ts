import { hindi } from "./wording/hindi/report-letters.ts";
import { english } from "./wording/report-letters.ts";
import type { LabReportMessages } from "#core/labs/reports/lab-report-messages.ts";

/** What customers are told of reports; links lead to `site` ("https://niramaya.example"). */
export const labReportMessages =
  (site: string): LabReportMessages =>
  ({ customer: { name, email, mobile }, booking, language, news }) => {
    const path = `/diagnosticlab/bookings/${encodeURIComponent(booking)}/report`;
    const page = `${site}${path}`;
    const words = language === "hi" ? hindi : english;
    const said = words.said[news];
    const letter = { subject: words.subject[news], text: words.whole(name, said, page), leave: null };
    return {
      announcement: { topic: "lab-report", text: { en: english.said[news], hi: hindi.said[news] }, path },
      messages: [
        ...(email === null ? [] : [{ kind: "send-email", email, ...letter } as const]),
        ...(mobile === null ? [] : [{ kind: "send-sms", mobile, text: `Niramaya: ${said} ${page}` } as const]),
      ],
    };
  };
