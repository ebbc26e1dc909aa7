import { day } from "../shared/day.ts";
import type { Day } from "../shared/day.ts";
import type { ACTIVITY_FACTORS } from "../health/activity-factors.ts";
import type { Goal } from "../health/tools/summary.ts";

/** The trackers that have a goal of so much a day. */
export const DAILY_TRACKERS = ["water", "sleep", "exercise", "meal"] as const;
export type DailyTracker = (typeof DAILY_TRACKERS)[number];

/** How somebody lives, as the tool of daily needs asks it. */
export type WayOfLiving = keyof typeof ACTIVITY_FACTORS;

/**
 * A goal from a day on. `activity`: how somebody lives, where the tool of daily needs worked a goal of meals out; `addsExercise`: on each
 * day what exercise takes above rest is added to it.
 */
export type DayGoal = Goal & { readonly activity?: WayOfLiving; readonly addsExercise?: boolean };

type GoalRange = {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** How far those lie apart that a page offers to choose among. */
  readonly offered: number;
  readonly usual: number | null;
  readonly unit: string;
};

/**
 * What a goal may be; `usual` holds until somebody sets their own; null: there is none. Water in ml, meals in kcal, the others in minutes.
 * Source: specification/trackers.md, Goals.
 */
export const GOAL_RANGES: Readonly<Record<DailyTracker, GoalRange>> = {
  water: { from: 1_000, to: 5_000, step: 250, offered: 250, usual: 2_000, unit: "ml" },
  sleep: { from: 300, to: 720, step: 15, offered: 15, usual: 480, unit: "minutes" },
  exercise: { from: 5, to: 300, step: 5, offered: 5, usual: 30, unit: "minutes" },
  meal: { from: 1_200, to: 5_000, step: 1, offered: 50, usual: null, unit: "kcal" },
};

export type GoalRefusal =
  | { readonly kind: "out-of-range"; readonly field: "value"; readonly from: number; readonly to: number; readonly unit: string }
  | { readonly kind: "in-the-past" | "of-a-child" | "not-sedentary" };

/**
 * Why a goal can't be set; null: it can. It begins today or later, so that it judges no former day. Exercise is added to one that was
 * worked out for days of sitting alone: any other counts it already. Source: specification/trackers.md, Goals.
 */
export function goalRefusal(tracker: DailyTracker, goal: DayGoal, today: Day): GoalRefusal | null {
  const { from, to, step, unit } = GOAL_RANGES[tracker];
  if (goal.value < from || goal.value > to || goal.value % step !== 0) return { kind: "out-of-range", field: "value", from, to, unit };
  if (goal.addsExercise === true && (tracker !== "meal" || goal.activity !== "sedentary")) return { kind: "not-sedentary" };
  return goal.from < today ? { kind: "in-the-past" } : null;
}

/** A goal as it is kept: of meals alone with how it was worked out. */
export const keptGoal = (tracker: DailyTracker, { from, value, activity, addsExercise }: DayGoal): DayGoal => ({
  from,
  value,
  ...(tracker !== "meal" || activity === undefined ? {} : { activity }),
  ...(tracker !== "meal" || addsExercise !== true ? {} : { addsExercise }),
});

/** All goals of a tracker: the usual one until the first of somebody's own. */
export function goalsWithUsual(tracker: DailyTracker, own: readonly DayGoal[]): readonly DayGoal[] {
  const { usual } = GOAL_RANGES[tracker];
  return usual === null ? own : [{ from: BEFORE_ALL, value: usual }, ...own];
}

const BEFORE_ALL = day("1999-12-31");
