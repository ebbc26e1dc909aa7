import { dueAt } from "#core/fitbook/moderation/report-steps.ts";
import { printedUtc } from "#core/shared/printed-utc.ts";
import type { KeptReport } from "#core/fitbook/moderation/report.ts";

const instant = (at: number | null): string | null => (at === null ? null : printedUtc(at));

/** A report as `--json` prints it. */
export function reportJson(report: KeptReport): object {
  const { id, thing, reporter, author, reason, words, snapshot, at, state } = report;
  const appeal = "appeal" in state ? state.appeal : null;
  return {
    _id: id,
    thing: { kind: thing.kind, _id: thing.id, ...(thing.kind === "comment" ? { post_id: thing.post } : {}) },
    ...{ user_id: reporter, author_id: author, reason, text: words, snapshot, reported_at: printedUtc(at) },
    state: state.kind,
    sanction: "sanction" in state ? state.sanction : null,
    decided_at: instant("at" in state ? state.at : null),
    appeal: appeal === null ? null : { text: appeal.words, at: printedUtc(appeal.at) },
    due_at: instant(dueAt(report)),
  };
}
