import { ok, refused } from "../../shared/result.ts";
import { moderated } from "./moderated.ts";
import { newsOfStep } from "./moderation-news.ts";
import { stateAfter } from "../reports/report-steps.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { Moderated, NotModerated } from "./moderated.ts";
import type { ModerationMessages } from "./moderation-news.ts";
import type { KeptReport, Sanction } from "../reports/report.ts";
import type { ReportStep } from "../reports/report-steps.ts";
import type { Reports, SeenReport } from "./reports.port.ts";

/**
 * `appeal`: one that came by letter. `look`: what is open is in review from then on. `undoes`: the step takes that sanction back and no
 * other.
 */
export type HandledReport = {
  readonly id: string;
  readonly command: string;
  readonly step: Exclude<ReportStep, { readonly kind: "review" }> | { readonly kind: "look" };
  readonly undoes: Sanction | null;
  readonly reason: string;
};

export type NotHandled = NotModerated | { readonly kind: "no-reason" | "unknown-report" | "other-sanction" };

/**
 * Takes a step with a report as staff; `who` is the staff member's name. What is decided is told to both sides, and the audit log has it
 * with the reason. Answers the report afterwards. Source: specification/moderation.md, Staff commands.
 */
export type HandleReport = (who: string, report: HandledReport) => Promise<Result<KeptReport, NotHandled>>;

type Needs = {
  readonly reports: Pick<Reports, "change">;
  readonly messages: ModerationMessages;
  readonly now: Clock;
  readonly newId: () => string;
};

export function makeHandleReport({ reports, messages, now, newId }: Needs): HandleReport {
  return async (who, { id, command, step, undoes, reason }) => {
    if (reason.trim() === "") return refused({ kind: "no-reason" });
    const at = now();
    return reports.change<Awaited<ReturnType<HandleReport>>>(id, (seen) => {
      if (seen === null) return { change: null, answer: refused({ kind: "unknown-report" }) };
      const { state } = seen.report;
      if (undoes !== null && (!("sanction" in state) || state.sanction !== undoes))
        return { change: null, answer: refused({ kind: "other-sanction" }) };
      const after = step.kind === "look" ? ok(looked(seen, at)) : moderated(seen, step, at);
      if (after.kind === "refused") return { change: null, answer: after };
      const details = { to: after.value.report.state.kind, reason: reason.trim() };
      const audit = { at, who, action: command, subject: { kind: "report", id }, details } as const;
      const notifications = step.kind === "look" ? [] : newsOfStep(after.value.report, step, { messages, newId });
      return { change: { ...after.value, at, told: notifications, audit }, answer: ok(after.value.report) };
    });
  };
}

function looked({ report }: SeenReport, at: number): Moderated {
  const state = stateAfter(report.state, { kind: "review" }, at) ?? report.state;
  return { report: { ...report, state }, content: null, account: null };
}
