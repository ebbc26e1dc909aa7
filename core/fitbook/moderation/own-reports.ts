import { APPEALED_WITHIN, dueAt } from "../reports/report-steps.ts";
import type { KeptReport, ReportedThing, ReportReason, Sanction } from "../reports/report.ts";

/** What somebody reported and what came of it. Times in milliseconds since 1970. `isLookedAt`: it can't be taken back any more. */
export type OwnReport = {
  readonly id: string;
  readonly thing: ReportedThing;
  readonly reason: ReportReason;
  readonly at: number;
  readonly outcome:
    | { readonly kind: "waiting"; readonly decidedBy: number; readonly isLookedAt: boolean }
    | { readonly kind: "acted" | "dismissed" | "reversed"; readonly at: number };
};

/** What was decided against somebody, and what became of their objection. `said`: what the thing said; null: it is forgotten. */
export type OwnDecision = {
  readonly id: string;
  readonly thing: ReportedThing;
  readonly reason: ReportReason;
  readonly sanction: Sanction;
  readonly at: number;
  readonly said: string | null;
  readonly state:
    | { readonly kind: "appealable"; readonly until: number }
    | { readonly kind: "appealed"; readonly decidedBy: number }
    | { readonly kind: "final" | "confirmed" | "reversed" };
};

export type OwnReports = { readonly made: readonly OwnReport[]; readonly decisions: readonly OwnDecision[] };

/**
 * A report as its reporter is told of it: nothing of whom it is of, nor whether they object. Source: specification/moderation.md, Reports.
 */
export function ownReport({ id, thing, reason, at, state, urgentFrom }: KeptReport): OwnReport {
  return { id, thing, reason, at, outcome: outcomeOf({ at, state, urgentFrom }) };
}

function outcomeOf(report: Pick<KeptReport, "at" | "state" | "urgentFrom">): OwnReport["outcome"] {
  const { state } = report;
  switch (state.kind) {
    case "open":
    case "in_review":
      return { kind: "waiting", decidedBy: dueAt(report) ?? report.at, isLookedAt: state.kind === "in_review" };
    case "upheld":
    case "appealed":
      return { kind: "acted", at: state.at };
    case "dismissed":
    case "reversed":
      return { kind: state.kind, at: state.at };
  }
}

/**
 * A report as whom it is of is told of it at `now`, nothing of its reporter; null: nothing came of it. Source: specification/moderation.md,
 * Reports.
 */
export function ownDecision(report: KeptReport, now: number): OwnDecision | null {
  const { id, thing, reason, snapshot, state } = report;
  if (!("sanction" in state)) return null;
  return { id, thing, reason, sanction: state.sanction, at: state.at, said: snapshot, state: stateOf(report, now) };
}

function stateOf(report: KeptReport, now: number): OwnDecision["state"] {
  const { state } = report;
  if (state.kind === "reversed") return { kind: "reversed" };
  if (state.kind === "appealed") return { kind: "appealed", decidedBy: dueAt(report) ?? state.at };
  if (state.kind !== "upheld") return { kind: "final" };
  if (state.appeal !== null) return { kind: "confirmed" };
  const until = state.at + APPEALED_WITHIN;
  return now > until ? { kind: "final" } : { kind: "appealable", until };
}
