import type { LabReportNews } from "#core/labs/reports/lab-report-messages.ts";
import type { Facts } from "#cli/letters/phrase.ts";

/** What letters, text messages and notifications say of a report. None says of what it is. */
export const reportLetterPhrases = {
  subject: {
    part: "Part of your report is ready",
    whole: "Your report is ready",
    corrected: "Your report was corrected",
  } satisfies Record<LabReportNews, string>,
  news: {
    part: "Part of your report is ready. The rest follows.",
    whole: "Your report is ready.",
    corrected: "Your report was corrected. Please read its new version.",
  } satisfies Record<LabReportNews, string>,
  /** What stands around a letter's text. */
  whole: ({ name, text, page }: Facts<"name" | "text" | "page">) => `Namaste ${name},\n\n${text}\n\nRead it here:\n${page}\n\nNiramaya\n`,
};
