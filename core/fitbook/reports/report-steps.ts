import type { KeptReport, ReportReason, ReportState, Sanction } from "./report.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long staff may take, in milliseconds. Source: specification/moderation.md, Reports. */
export const DECIDED_WITHIN = 15 * DAY;
export const SOON_DECIDED_WITHIN = 24 * HOUR;
/** How long an upheld decision may be appealed, in milliseconds. */
export const APPEALED_WITHIN = 30 * DAY;

/** How long what a settled report said is kept, in milliseconds. */
export const SETTLED_KEPT = 180 * DAY;

const DECIDED_SOON: ReadonlySet<ReportReason> = new Set(["nudity", "impersonation"]);

export const isDecidedSoon = (reason: ReportReason): boolean => DECIDED_SOON.has(reason);

/**
 * A step of staff, or (`appeal`) of whoever is sanctioned. `confirm` and `reverse` decide an appeal; `reverse` also takes a sanction back
 * without one.
 */
export type ReportStep =
  | { readonly kind: "review" | "dismiss" | "confirm" | "reverse" }
  | { readonly kind: "uphold"; readonly sanction: Sanction }
  | { readonly kind: "appeal"; readonly words: string };

/** What each step makes of each state; a step that is not there does not fit. */
export const REPORT_STEPS: Readonly<Record<ReportState["kind"], Readonly<Partial<Record<ReportStep["kind"], ReportState["kind"]>>>>> = {
  open: { review: "in_review", uphold: "upheld", dismiss: "dismissed" },
  in_review: { review: "in_review", uphold: "upheld", dismiss: "dismissed" },
  upheld: { appeal: "appealed", reverse: "reversed" },
  appealed: { confirm: "upheld", reverse: "reversed" },
  dismissed: {},
  reversed: {},
};

/** The state after a step at `at`; null: the step does not fit, or an appeal is not the first or comes too late. */
export function stateAfter(state: ReportState, step: ReportStep, at: number): ReportState | null {
  if (REPORT_STEPS[state.kind][step.kind] === undefined) return null;
  switch (step.kind) {
    case "review":
      return { kind: "in_review" };
    case "dismiss":
      return { kind: "dismissed", at };
    case "uphold":
      return { kind: "upheld", sanction: step.sanction, at, appeal: null };
    case "appeal": {
      if (state.kind !== "upheld" || state.appeal !== null || at > state.at + APPEALED_WITHIN) return null;
      return { kind: "appealed", sanction: state.sanction, at: state.at, appeal: { at, words: step.words } };
    }
    case "confirm":
      return state.kind === "appealed" ? { ...state, kind: "upheld", at } : null;
    case "reverse":
      return state.kind === "appealed" || state.kind === "upheld" ? { ...state, kind: "reversed", at } : null;
  }
}

/** Whether staff have not decided yet, for the first time. */
export const isUndecided = ({ kind }: ReportState): boolean => kind === "open" || kind === "in_review";

/** Until when staff must decide, in milliseconds since 1970; null: nothing waits for them. */
export function dueAt({ state, at, urgentFrom }: Pick<KeptReport, "state" | "at" | "urgentFrom">): number | null {
  switch (state.kind) {
    case "open":
    case "in_review":
      return Math.min(at + DECIDED_WITHIN, urgentFrom === null ? Infinity : urgentFrom + SOON_DECIDED_WITHIN);
    case "appealed":
      return state.appeal.at + (urgentFrom === null ? DECIDED_WITHIN : SOON_DECIDED_WITHIN);
    case "upheld":
    case "dismissed":
    case "reversed":
      return null;
  }
}
