import { dateAndTimeAt } from "#web/design/figures/moments.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { reportPhrases as says } from "#web/features/fitbook/wording/reports.ts";
import type { NotAppealed } from "#core/fitbook/moderation/appeal-report.use-case.ts";
import type { OwnDecision, OwnReport } from "#core/fitbook/moderation/own-reports.ts";
import type { NotReported } from "#core/fitbook/moderation/report-content.use-case.ts";
import type { NotWithdrawn } from "#core/fitbook/moderation/withdraw-report.use-case.ts";

export type ReportRefusal = NotReported | NotWithdrawn | NotAppealed;

/** What is said of reports and decisions, in any language. */
export const reportWords = {
  ...says,
  received: (by: number): string => says.received({ by: dateAndTimeAt(by) }),
  refused: (refusal: ReportRefusal): string =>
    refusal.kind === "too-much" ? says.tooMuch({ from: timeAt(refusal.until) }) : says.refusals[refusal.kind],
  reported: ({ thing, reason, at }: OwnReport): string =>
    says.reported({ thing: says.things[thing.kind], reason: says.reasons[reason], at: dateAndTimeAt(at) }),
  outcome({ outcome }: OwnReport): string {
    if (outcome.kind !== "waiting") return says.outcomes[outcome.kind];
    return (outcome.isLookedAt ? says.lookedAt : says.received)({ by: dateAndTimeAt(outcome.decidedBy) });
  },
  decided: ({ thing, sanction }: OwnDecision): string => says.sanctions[sanction][thing.kind],
  why: ({ reason, at }: OwnDecision): string => says.why({ reason: says.reasons[reason], at: dateAndTimeAt(at) }),
  state({ state }: OwnDecision): string {
    switch (state.kind) {
      case "appealable":
        return says.appealable({ until: dateAndTimeAt(state.until) });
      case "appealed":
        return says.appealed({ by: dateAndTimeAt(state.decidedBy) });
      case "final":
      case "confirmed":
      case "reversed":
        return says.states[state.kind];
    }
  },
};
