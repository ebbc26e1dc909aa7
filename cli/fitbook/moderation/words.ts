import { dueAt } from "#core/fitbook/reports/report-steps.ts";
import { PAGE, printable, wrapped } from "#cli/printing/columns.ts";
import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import type { NotHandled } from "#core/fitbook/moderation/handle-report.use-case.ts";
import type { KeptReport, ReportState } from "#core/fitbook/reports/report.ts";
import type { ReportSight } from "#core/fitbook/moderation/report-sights.ts";

export const EXPECTED_OUTCOME = "expected --outcome upheld or reversed, or --text TEXT of at most 1000 characters";
export const NO_REPORT = "No report has this id. See: niramaya moderation list\n";

const INDENT = "  ";

/** Each with its clock, what was reported, why and of whom, and not a word that anybody wrote. `now` in milliseconds since 1970. */
export const reportsText = (reports: readonly KeptReport[], now: number): string =>
  reports.length === 0 ? "No reports.\n" : reports.map((report) => reportText(report, now)).join("\n");

function reportText(report: KeptReport, now: number): string {
  const { id, thing, author, reason, at } = report;
  return [
    `${printable(id)}  ${stateText(report.state)}`,
    `${INDENT}${clockText(report, now)}`,
    `${INDENT}${thing.kind} ${printable(thing.id)}, ${reason}`,
    `${INDENT}of ${printable(author ?? "nobody")}`,
    `${INDENT}by ${reporterText(report)}, ${indianClockText(at)}`,
    "",
  ].join("\n");
}

function reporterText({ reporter, isHold }: KeptReport): string {
  if (isHold) return "nobody: a new account's same text again, hidden until it is decided";
  return reporter === null ? "somebody whose account is gone" : printable(reporter);
}

type ShownReport = { readonly report: KeptReport; readonly pictures: number; readonly sights: readonly ReportSight[] };

/** With what the reporter and the thing said, how many pictures it showed, and who sees it now. */
export function shownReportText({ report, pictures, sights }: ShownReport, now: number): string {
  const appeal = "appeal" in report.state ? report.state.appeal : null;
  const seen = sights.map(({ viewer, sees }) => `${INDENT}${sees ? "seen" : "not seen"} by ${SIGHTS[viewer]}`);
  return [
    reportText(report, now),
    ...(report.words === "" ? [] : section("Reported in these words:", report.words)),
    ...section("What it said:", report.snapshot ?? "(forgotten: settled too long ago)"),
    ...(pictures === 0 ? [] : [pictures === 1 ? "It showed 1 picture: --files DIR" : `It showed ${pictures} pictures: --files DIR`, ""]),
    ...(appeal === null ? [] : section(`Appealed ${indianClockText(appeal.at)}:`, appeal.words)),
    "Now:",
    ...(seen.length === 0 ? [`${INDENT}gone for good`] : seen),
    "",
  ].join("\n");
}

const SIGHTS = { stranger: "somebody who has no tie to its author", follower: "somebody who only follows its author" } as const;

const section = (head: string, text: string): readonly string[] => [head, ...quoted(text), ""];

const quoted = (text: string): readonly string[] =>
  text === "" ? [] : text.split(/\r?\n/).flatMap((line) => wrapped(printable(line), PAGE - INDENT.length, INDENT));

function stateText(state: ReportState): string {
  const done = "sanction" in state ? ` (${state.sanction})` : "";
  return `${state.kind.replace("_", " ")}${done}`;
}

function clockText(report: KeptReport, now: number): string {
  const due = dueAt(report);
  if (due === null) return "at" in report.state ? `decided ${indianClockText(report.state.at)}` : "decided";
  return due < now ? `LATE: was to be decided by ${indianClockText(due)}` : `to be decided by ${indianClockText(due)}`;
}

export const handledText = ({ id, state }: KeptReport): string => `${printable(id)} is ${stateText(state)}.\n`;

export function notHandledText(refusal: NotHandled): string {
  switch (refusal.kind) {
    case "unknown-report":
      return NO_REPORT;
    case "no-reason":
      return "A reason is needed.\n";
    case "wrong-state":
      return `This does not fit: the report is ${stateText(refusal.state)}.\n`;
    case "other-sanction":
      return "This report came to another sanction, or to none.\n";
    case "not-hidden":
      return "Only posts and comments are hidden, and none that tells of self-harm.\n";
    case "nobody":
      return "There is nobody whom one could warn or suspend.\n";
  }
}
