import { timeAt } from "#web/design/figures/clock-time.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { reportPhrases as says } from "#web/features/fitbook/wording/reports.ts";
import type { NotAppealed } from "#core/fitbook/moderation/appeal-report.use-case.ts";
import type { OwnDecision, OwnReport } from "#core/fitbook/moderation/own-reports.ts";
import type { NotReported } from "#core/fitbook/moderation/report-content.use-case.ts";
import type { NotWithdrawn } from "#core/fitbook/moderation/withdraw-report.use-case.ts";

export type ReportRefusal = NotReported | NotWithdrawn | NotAppealed;

const moment = (at: number): string => `${dayAt(at)}, ${timeAt(at)}`;

/** What is said of reports and decisions, in any language. */
export const reportWords = {
  ...says,
  received: (by: number): string => says.received({ by: moment(by) }),
  refused: (refusal: ReportRefusal): string =>
    refusal.kind === "too-much" ? says.tooMuch({ from: timeAt(refusal.until) }) : says.refusals[refusal.kind],
  reported: ({ thing, reason, at }: OwnReport): string =>
    says.reported({ thing: says.things[thing.kind], reason: says.reasons[reason], at: moment(at) }),
  outcome({ outcome }: OwnReport): string {
    if (outcome.kind !== "waiting") return says.outcomes[outcome.kind];
    return (outcome.isLookedAt ? says.lookedAt : says.received)({ by: moment(outcome.decidedBy) });
  },
  decided: ({ thing, sanction }: OwnDecision): string => says.sanctions[sanction][thing.kind],
  why: ({ reason, at }: OwnDecision): string => says.why({ reason: says.reasons[reason], at: moment(at) }),
  state({ state }: OwnDecision): string {
    switch (state.kind) {
      case "appealable":
        return says.appealable({ until: moment(state.until) });
      case "appealed":
        return says.appealed({ by: moment(state.decidedBy) });
      case "final":
      case "confirmed":
      case "reversed":
        return says.states[state.kind];
    }
  },
};
