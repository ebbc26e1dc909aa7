import type { CustomerId } from "../../identity/customer-id.ts";
import type { KeptReport, ReportedThing, ReportReason, Sanction } from "../reports/report.ts";
import type { ReportStep } from "../reports/report-steps.ts";
import type { ModerationWords, ReportNotification } from "./reports.port.ts";

/** What one side of a report learns. Neither learns who the other is. Source: specification/moderation.md, Reports. */
export type ModerationNews = {
  readonly to: "reporter" | "author";
  readonly thing: ReportedThing["kind"];
  readonly reason: ReportReason;
  readonly outcome: { readonly kind: "upheld" | "confirmed" | "reversed"; readonly sanction: Sanction } | { readonly kind: "dismissed" };
};

/** Makes the words of it. */
export type ModerationMessages = (news: ModerationNews) => ModerationWords;

/** Whom a step that has been taken is told to. A dismissal is told to the reporter alone, where nothing has come of it for the other. */
export function newsOfStep(report: KeptReport, step: ReportStep, { messages, newId }: Telling): readonly ReportNotification[] {
  const outcome = outcomeOf(report, step);
  if (outcome === null) return [];
  const { thing, reason, reporter, author, id, isHold } = report;
  const notification = (to: ModerationNews["to"], customer: CustomerId): ReportNotification => ({
    ...messages({ to, thing: thing.kind, reason, outcome }),
    id: newId(),
    to: customer,
    cause: `report/${id}/${outcome.kind}/${to}`,
  });
  return [
    ...(reporter === null ? [] : [notification("reporter", reporter)]),
    ...(author === null || (outcome.kind === "dismissed" && !isHold) ? [] : [notification("author", author)]),
  ];
}

type Telling = { readonly messages: ModerationMessages; readonly newId: () => string };

function outcomeOf({ state }: KeptReport, { kind }: ReportStep): ModerationNews["outcome"] | null {
  if (kind === "dismiss") return { kind: "dismissed" };
  if (!("sanction" in state)) return null;
  switch (kind) {
    case "uphold":
      return { kind: "upheld", sanction: state.sanction };
    case "confirm":
      return { kind: "confirmed", sanction: state.sanction };
    case "reverse":
      return { kind: "reversed", sanction: state.sanction };
    case "review":
    case "appeal":
      return null;
  }
}
