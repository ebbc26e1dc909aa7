import { ok, refused } from "../shared/result.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { KeptReport, ReportOutcome, Reports } from "./reports.port.ts";

/** "unknown-report": there is no such report, or a later one has replaced it. */
export type NotSettled = { readonly kind: "unknown-report" | "settled-before" };

/**
 * Records once, as staff, how a report was settled; `who` is the staff member's name. Answers the report afterwards.
 * Source: specification/fitbook.md, Reporting a person.
 */
export type SettleReport = (
  who: string,
  asked: { readonly id: string; readonly outcome: ReportOutcome },
) => Promise<Result<KeptReport, NotSettled>>;

export const makeSettleReport =
  ({ reports, now }: { readonly reports: Reports; readonly now: Clock }): SettleReport =>
  (who, { id, outcome }) => {
    const at = now();
    return reports.change<Result<KeptReport, NotSettled>>(id, (report) => {
      if (report === null) return { change: null, answer: refused({ kind: "unknown-report" }) };
      if (report.settled !== null) return { change: null, answer: refused({ kind: "settled-before" }) };
      const settled = { outcome, at };
      const details = { to: outcome, reported: report.reported };
      const audit = { at, who, action: "report settle", subject: { kind: "report", id }, details } as const;
      return { change: { settled, audit }, answer: ok({ ...report, settled }) };
    });
  };
