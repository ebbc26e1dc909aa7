import { challengeId } from "#core/fitbook/challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { dueAt } from "#core/fitbook/reports/report-steps.ts";
import { commentId, postId } from "#core/fitbook/post-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import type { Appeal, KeptReport, ReportedThing, ReportState } from "#core/fitbook/reports/report.ts";
import type { FitbookReportRow } from "#adapters/postgres/fitbook/tables.ts";

export const reportIn = (row: FitbookReportRow): KeptReport => ({
  id: row.id,
  thing: thingIn(row),
  reporter: row.reporter === null ? null : customerId(row.reporter),
  reason: row.reason,
  words: row.words,
  snapshot: row.snapshot,
  at: row.reported_at.getTime(),
  state: stateIn(row),
  isHold: row.holds,
  urgentFrom: row.urgent_at?.getTime() ?? null,
  stoodBefore: row.was_blocked,
  author: row.author === null ? null : customerId(row.author),
});

export const reportRow = (report: KeptReport): FitbookReportRow => {
  const { id, thing, reporter, author, reason, words, snapshot, at, state, isHold, urgentFrom, stoodBefore } = report;
  const due = dueAt(report);
  return {
    id,
    reporter,
    author,
    reason,
    words,
    snapshot,
    reported_at: new Date(at),
    kind: thing.kind,
    thing: thing.id,
    post: thing.kind === "comment" ? thing.post : null,
    ...stateColumns(state),
    holds: isHold,
    urgent_at: urgentFrom === null ? null : new Date(urgentFrom),
    was_blocked: stoodBefore,
    due_at: due === null ? null : new Date(due),
  };
};

type StateColumns = Pick<FitbookReportRow, "state" | "sanction" | "decided_at" | "appealed_at" | "appeal">;

function stateColumns(state: ReportState): StateColumns {
  const appeal = "appeal" in state ? state.appeal : null;
  return {
    state: state.kind,
    sanction: "sanction" in state ? state.sanction : null,
    decided_at: "at" in state ? new Date(state.at) : null,
    appealed_at: appeal === null ? null : new Date(appeal.at),
    appeal: appeal?.words ?? null,
  };
}

function thingIn({ kind, thing, post }: FitbookReportRow): ReportedThing {
  switch (kind) {
    case "post":
      return { kind, id: postId(thing) };
    case "comment":
      return { kind, id: commentId(thing), post: postId(post ?? "") };
    case "person":
      return { kind, id: customerId(thing) };
    case "group":
      return { kind, id: groupId(thing) };
    case "challenge":
      return { kind, id: challengeId(thing) };
  }
}

/** The table's checks keep what the types of its columns do not say. */
function stateIn({ state: kind, sanction, decided_at, appealed_at, appeal: words }: FitbookReportRow): ReportState {
  if (kind === "open" || kind === "in_review") return { kind };
  const at = decided_at?.getTime() ?? 0;
  if (kind === "dismissed" || sanction === null) return { kind: "dismissed", at };
  const appeal: Appeal | null = appealed_at === null ? null : { at: appealed_at.getTime(), words: words ?? "" };
  if (kind === "appealed") return { kind, sanction, at, appeal: appeal ?? { at, words: "" } };
  return { kind, sanction, at, appeal };
}
