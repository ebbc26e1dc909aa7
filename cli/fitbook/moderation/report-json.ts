import { dueAt } from "#core/fitbook/reports/report-steps.ts";
import { printedUtc } from "#core/shared/printed-utc.ts";
import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import type { KeptReport } from "#core/fitbook/reports/report.ts";

/** A report as `--json` prints it, without a word that anybody wrote. */
export function reportJson(report: KeptReport) {
  const { id, thing, reporter, author, reason, at, state, isHold } = report;
  const appeal = "appeal" in state ? state.appeal : null;
  return {
    _id: id,
    thing: { kind: thing.kind, _id: thing.id, ...(thing.kind === "comment" ? { post_id: thing.post } : {}) },
    user_id: reporter,
    author_id: author,
    reason,
    reported_at: printedUtc(at),
    holds: isHold,
    state: state.kind,
    sanction: "sanction" in state ? state.sanction : null,
    decided_at: utcOrNull("at" in state ? state.at : null),
    appealed_at: utcOrNull(appeal?.at ?? null),
    due_at: utcOrNull(dueAt(report)),
  };
}

/** With what the reporter, the thing and the appeal said: for whoever has given a reason. `snapshot` null: it is forgotten. */
export function wholeReportJson(report: KeptReport) {
  const { words, snapshot, state } = report;
  const appeal = "appeal" in state ? state.appeal : null;
  return {
    ...reportJson(report),
    text: words,
    snapshot,
    appeal: appeal === null ? null : { text: appeal.words, at: printedUtc(appeal.at) },
  };
}
