import type { LabReportNews } from "#core/labs/reports/lab-report-messages.ts";

/** What letters, text messages and notifications say of a report in a language. None says of what it is. */
export type ReportLetterWords = {
  readonly subject: Readonly<Record<LabReportNews, string>>;
  readonly said: Readonly<Record<LabReportNews, string>>;
  /** What stands around a letter's text. */
  readonly whole: (name: string, said: string, page: string) => string;
};

export const english: ReportLetterWords = {
  subject: { part: "A part of your report is ready", whole: "Your report is ready", corrected: "Your report was corrected" },
  said: {
    part: "A part of your report is ready. The rest follows.",
    whole: "Your report is ready.",
    corrected: "Your report was corrected. Please read its new version.",
  },
  whole: (name, said, page) => `Namaste ${name},\n\n${said}\n\nRead it here:\n${page}\n\nNiramaya\n`,
};
