import { datedMomentAt } from "#web/design/figures/moments.ts";
import { reportPhrases as says } from "#web/features/assessments/wording/reports.ts";
import type { SharedReport } from "#core/assessments/sharing/shared-data.ts";

const MEGABYTE = 1024 * 1024;

const what = ({ mediaType }: SharedReport): string => (mediaType === "application/pdf" ? says.paper : says.picture);

/** What is said of reports, in any language. */
export const reportWords = {
  ...says,
  what,
  /** How a report is spoken of where several stand. */
  nameOf: (report: SharedReport): string => says.named({ what: what(report), moment: datedMomentAt(report.sentAt) }),
  /** Its size, 0.1 MB at least, and when it was sent. */
  factsOf: ({ bytes, sentAt }: SharedReport): string =>
    says.facts({ size: Math.max(0.1, bytes / MEGABYTE).toFixed(1), moment: datedMomentAt(sentAt) }),
  hiddenReports: (count: number): string => (count === 1 ? says.hiddenOne : says.hiddenMany({ count: String(count) })),
};
