import { PAGE, printable, wrapped } from "#cli/printing/columns.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import type { NotSettled } from "#core/fitbook/settle-report.use-case.ts";
import type { KeptReport, ReportOutcome } from "#core/fitbook/reports.port.ts";

const INDENT = "  ";

/** Each with who reported whom, when and why, in 80 columns. */
export const reportsText = (reports: readonly KeptReport[]): string =>
  reports.length === 0 ? "No reports.\n" : reports.map(reportText).join("\n");

const reportText = ({ id, reporter, reported, reason, at, settled }: KeptReport): string =>
  [
    `${printable(id)}  ${settled === null ? "open" : `${settled.outcome} on ${indianDay(settled.at)}`}`,
    `${INDENT}of ${printable(reported)}`,
    `${INDENT}by ${printable(reporter)}, ${indianDay(at)}`,
    ...reason.split(/\r?\n/).flatMap((line) => wrapped(printable(line), PAGE - INDENT.length, INDENT)),
    "",
  ].join("\n");

export const settledText = (id: string, outcome: ReportOutcome): string => `${printable(id)} is settled: ${outcome}.\n`;

export function notSettledText({ kind }: NotSettled, id: string): string {
  switch (kind) {
    case "unknown-report":
      return `No report has the id ${printable(id)}, or a later one took its place. See: niramaya report list\n`;
    case "settled-before":
      return `${printable(id)} is settled already. See: niramaya report list --settled\n`;
  }
}
