import { day } from "../../shared/day.ts";
import type { Day } from "../../shared/day.ts";
import type { Goal } from "../../health/tools/summary.ts";

/** The trackers that have a goal of so much a day. */
export const DAILY_TRACKERS = ["water", "sleep", "exercise", "meal"] as const;
export type DailyTracker = (typeof DAILY_TRACKERS)[number];

type GoalRange = {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly usual: number | null;
  readonly unit: string;
};

/** What a goal may be; `usual` holds until somebody sets their own; null: there is none. Water in ml, meals in kcal, the others in minutes. Source: specification/trackers.md, Goals. */
export const GOAL_RANGES: Readonly<Record<DailyTracker, GoalRange>> = {
  water: { from: 1_000, to: 5_000, step: 250, usual: 2_000, unit: "ml" },
  sleep: { from: 300, to: 720, step: 15, usual: 480, unit: "minutes" },
  exercise: { from: 5, to: 300, step: 5, usual: 30, unit: "minutes" },
  meal: { from: 1_200, to: 5_000, step: 50, usual: null, unit: "kcal" },
};

export type GoalRefusal =
  | { readonly kind: "out-of-range"; readonly field: "value"; readonly from: number; readonly to: number; readonly unit: string }
  | { readonly kind: "in-the-past" | "of-a-child" };

/** Why a goal can't be set; null: it can. It begins today or later, so that it judges no former day. Source: specification/trackers.md, Goals. */
export function goalRefusal(tracker: DailyTracker, goal: Goal, today: Day): GoalRefusal | null {
  const { from, to, step, unit } = GOAL_RANGES[tracker];
  if (goal.value < from || goal.value > to || goal.value % step !== 0) return { kind: "out-of-range", field: "value", from, to, unit };
  return goal.from < today ? { kind: "in-the-past" } : null;
}

/** All goals of a tracker: the usual one until the first of somebody's own. */
export function goalsWithUsual(tracker: DailyTracker, own: readonly Goal[]): readonly Goal[] {
  const { usual } = GOAL_RANGES[tracker];
  return usual === null ? own : [{ from: BEFORE_ALL, value: usual }, ...own];
}

const BEFORE_ALL = day("1999-12-31");
