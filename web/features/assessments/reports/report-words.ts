import { datedMomentAt } from "#web/design/figures/moments.ts";
import { reportPhrases as says } from "#web/features/assessments/wording/reports.ts";
import type { SharedReport } from "#core/assessments/sharing/shared-data.ts";

const MEGABYTE = 1024 * 1024;

const what = ({ mediaType }: SharedReport): string => (mediaType === "application/pdf" ? says.paper : says.picture);

/**
 * What each report is called, by its id: of several of a kind by its place among them, the first sent first. Nothing is kept of a file's
 * own name.
 */
function titlesOf(reports: readonly SharedReport[]): ReadonlyMap<string, string> {
  const inTurn = reports.toSorted((a, b) => a.sentAt - b.sentAt);
  return new Map(
    inTurn.map((report) => {
      const alike = inTurn.filter((one) => what(one) === what(report));
      const place = String(alike.indexOf(report) + 1);
      return [report.id, alike.length === 1 ? what(report) : says.numbered({ what: what(report), place })] as const;
    }),
  );
}

/** What is said of reports, in any language. */
export const reportWords = {
  ...says,
  titlesOf,
  /** How a report is spoken of where several stand. */
  nameOf: (title: string, { sentAt }: SharedReport): string => says.named({ what: title, moment: datedMomentAt(sentAt) }),
  /** Its size, 0.1 MB at least, and when it was sent. */
  factsOf: ({ bytes, sentAt }: SharedReport): string =>
    says.facts({ size: Math.max(0.1, bytes / MEGABYTE).toFixed(1), moment: datedMomentAt(sentAt) }),
  hiddenReports: (count: number): string => (count === 1 ? says.hiddenOne : says.hiddenMany({ count: String(count) })),
};
