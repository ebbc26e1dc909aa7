import { nextAccountStatus } from "../../identity/account-status.ts";
import { ok, refused } from "../../shared/result.ts";
import { stateAfter } from "../reports/report-steps.ts";
import type { AccountStatus } from "../../identity/account-status.ts";
import type { Result } from "../../shared/result.ts";
import type { ContentState } from "../posts/post.ts";
import type { KeptReport, ReportState, Sanction } from "../reports/report.ts";
import type { ReportStep } from "../reports/report-steps.ts";
import type { SeenReport } from "./reports.port.ts";

/** The report after a step, and what the step changes; null: it stays as it is. */
export type Moderated = { readonly report: KeptReport; readonly content: ContentState | null; readonly account: AccountStatus | null };

/**
 * `wrong-state`: the step does not fit. `not-hidden`: only posts and comments are hidden, and of these none that tells of self-harm.
 * `nobody`: the thing has no author whom one could warn or suspend.
 */
export type NotModerated = { readonly kind: "wrong-state"; readonly state: ReportState } | { readonly kind: "not-hidden" | "nobody" };

/** What a step at `at` makes of a report, of the thing and of its author's account. Source: specification/moderation.md, Reports. */
export function moderated(seen: SeenReport, step: ReportStep, at: number): Result<Moderated, NotModerated> {
  const { report } = seen;
  const state = stateAfter(report.state, step, at);
  if (state === null) return refused({ kind: "wrong-state", state: report.state });
  if (step.kind === "uphold") {
    const isContent = report.thing.kind === "post" || report.thing.kind === "comment";
    if (step.sanction === "hide" && (!isContent || report.reason === "self_harm")) return refused({ kind: "not-hidden" });
    if (step.sanction !== "hide" && report.author === null) return refused({ kind: "nobody" });
  }
  const stoodBefore = step.kind === "uphold" ? standsOtherwise(seen, step.sanction) : report.stoodBefore;
  return ok({ report: { ...report, state, stoodBefore }, content: contentAfter(seen, state), account: accountAfter(seen, state) });
}

/** Whether what a sanction does stands for a reason beside reports. */
function standsOtherwise({ report, account, content, otherSuspension, otherHiding }: SeenReport, sanction: Sanction): boolean {
  switch (sanction) {
    case "suspend":
      return account?.kind === "blocked" && (otherSuspension === null || otherSuspension.stoodBefore);
    case "hide":
      if (content === null || !isHidden(content)) return false;
      return otherHiding?.stoodBefore ?? (!report.isHold || report.stoodBefore); // A hold has hidden the thing itself.
    case "warn":
      return report.isHold && report.stoodBefore;
  }
}

const isHidden = (content: ContentState): boolean => content.kind === "hidden" || (content.kind === "deleted" && content.wasHidden);

function contentAfter({ report, content, otherHiding }: SeenReport, state: ReportState): ContentState | null {
  if (content === null || !(report.isHold || ("sanction" in state && state.sanction === "hide"))) return null;
  if (state.kind === "upheld") return changed(content, "hidden");
  const isTakenBack = state.kind === "reversed" || state.kind === "dismissed";
  return isTakenBack && otherHiding === null && !report.stoodBefore ? changed(content, "published") : null;
}

/** What its author has deleted stays deleted, and comes back as it would be now. */
function changed(content: ContentState, kind: "published" | "hidden"): ContentState {
  return content.kind === "deleted" ? { ...content, wasHidden: kind === "hidden" } : { kind };
}

function accountAfter({ report, account, otherSuspension }: SeenReport, state: ReportState): AccountStatus | null {
  if (account === null || !("sanction" in state) || state.sanction !== "suspend") return null;
  if (state.kind === "reversed" && (otherSuspension !== null || report.stoodBefore)) return null;
  if (state.kind !== "upheld" && state.kind !== "reversed") return null;
  const after = nextAccountStatus(account, { kind: state.kind === "upheld" ? "blocked" : "unblocked" });
  return after === account ? null : after;
}
